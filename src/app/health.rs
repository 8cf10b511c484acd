//! `/health`: for whoever watches over the server.

use crate::actions::Context;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use actix_web::web::{self, ServiceConfig};
use actix_web::{HttpResponse, HttpResponseBuilder};

pub fn routes(config: &mut ServiceConfig) {
    config.route("/health", web::get().to(health));
}

/// 200 and `ok` when the database answers, else 503. Says nothing else: anybody may ask.
async fn health(context: web::Data<Context>) -> HttpResponse {
    match context.db.database_now().await {
        Ok(_) => plain(HttpResponse::Ok(), "ok\n"),
        Err(fault) => {
            tracing::error!(%fault, "the database does not answer");
            plain(
                HttpResponse::ServiceUnavailable(),
                "the database does not answer\n",
            )
        }
    }
}

fn plain(mut response: HttpResponseBuilder, text: &'static str) -> HttpResponse {
    response
        .insert_header((CONTENT_TYPE, "text/plain; charset=utf-8"))
        .insert_header((CACHE_CONTROL, "no-store"))
        .body(text)
}
