//! The addresses of the site and what may be done at each: the one way to put a handler at an address, so that every
//! one of them refuses other methods alike (405 with `Allow`).

use std::future::ready;

use actix_web::web::{self, ServiceConfig};
use actix_web::{FromRequest, Handler, HttpResponse, Resource, Responder};

use super::error::Failure;

/// A page to be looked at.
pub fn get<F, A>(cfg: &mut ServiceConfig, path: &str, show: F)
where
    F: Handler<A>,
    A: FromRequest + 'static,
    F::Output: Responder + 'static,
{
    let page = web::resource(path).route(web::get().to(show));
    cfg.service(closed(page, "GET, HEAD"));
}

/// A form whose page is another one.
pub fn post<F, A>(cfg: &mut ServiceConfig, path: &str, take: F)
where
    F: Handler<A>,
    A: FromRequest + 'static,
    F::Output: Responder + 'static,
{
    let form = web::resource(path).route(web::post().to(take));
    cfg.service(closed(form, "POST"));
}

/// A page with the form that is sent to its own address.
pub fn both<F, A, G, B>(cfg: &mut ServiceConfig, path: &str, show: F, take: G)
where
    F: Handler<A>,
    A: FromRequest + 'static,
    F::Output: Responder + 'static,
    G: Handler<B>,
    B: FromRequest + 'static,
    G::Output: Responder + 'static,
{
    let page = web::resource(path)
        .route(web::get().to(show))
        .route(web::post().to(take));
    cfg.service(closed(page, "GET, HEAD, POST"));
}

/// Any other method is told what there is; actix alone would say neither.
fn closed(resource: Resource, allow: &'static str) -> Resource {
    resource.default_service(web::to(move || {
        ready(Err::<HttpResponse, _>(Failure::Method { allow }))
    }))
}
