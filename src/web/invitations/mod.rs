//! Invitations: the board, one's own, the form, the answers; and the page that a stranger's letter leads to.

mod form;
mod invited;
mod list;
pub(in crate::web) mod rows;
mod show;
mod sign_up;

use actix_web::web::{self, ServiceConfig};

pub(super) fn routes(cfg: &mut ServiceConfig) {
    cfg.service(
        web::resource("/invitations")
            .route(web::get().to(list::all))
            .route(web::post().to(form::send)),
    );
    cfg.route("/invitations/new", web::get().to(form::empty));
    cfg.route("/invitations/{id:[0-9]+}", web::get().to(show::show));
    cfg.route(
        "/invitations/{id:[0-9]+}/acceptance",
        web::post().to(show::accept),
    );
    cfg.route(
        "/invitations/{id:[0-9]+}/decline",
        web::post().to(show::decline),
    );
    cfg.route(
        "/invitations/{id:[0-9]+}/withdrawal",
        web::post().to(show::withdraw),
    );
    cfg.service(
        web::resource("/invited/{token}/sign-up")
            .route(web::get().to(sign_up::show))
            .route(web::post().to(sign_up::create)),
    );
    cfg.route("/invited/{token}", web::get().to(invited::show));
    cfg.route(
        "/invited/{token}/acceptance",
        web::post().to(invited::accept),
    );
    cfg.route("/invited/{token}/decline", web::post().to(invited::decline));
    cfg.route(
        "/invited/{token}/refusal",
        web::post().to(invited::refuse_all),
    );
}
