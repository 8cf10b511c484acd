//! Invitations: the board, one's own, the form, the answers; and the page that a stranger's letter leads to.

mod form;
mod invited;
mod list;
pub(in crate::web) mod rows;
mod show;
mod sign_up;

use actix_web::web::ServiceConfig;

pub(super) use form::resume;

use super::paths;

pub(super) fn routes(cfg: &mut ServiceConfig) {
    paths::both(cfg, "/invitations", list::all, form::send);
    paths::get(cfg, "/invitations/new", form::empty);
    paths::get(cfg, "/invitations/{id:[0-9]+}", show::show);
    paths::post(cfg, "/invitations/{id:[0-9]+}/acceptance", show::accept);
    paths::post(cfg, "/invitations/{id:[0-9]+}/decline", show::decline);
    paths::post(cfg, "/invitations/{id:[0-9]+}/withdrawal", show::withdraw);
    paths::both(
        cfg,
        "/invited/{token}/sign-up",
        sign_up::show,
        sign_up::create,
    );
    paths::get(cfg, "/invited/{token}", invited::show);
    paths::post(cfg, "/invited/{token}/acceptance", invited::accept);
    paths::post(cfg, "/invited/{token}/decline", invited::decline);
    paths::post(cfg, "/invited/{token}/refusal", invited::refuse_all);
}
