//! The server, from start to stop.

use super::{Fault, House, log, wire};
use crate::now::SystemNow;
use crate::settings::Settings;
use crate::storage::FolderLock;
use actix_web::dev::{Server, ServerHandle};
use actix_web::{App, HttpServer};
use std::net::TcpListener;
use std::sync::Arc;
use std::time::Duration;
use tokio::signal::unix::{Signal, SignalKind, signal};

/// How long requests under way may take to finish after the call to stop.
const REQUESTS: Duration = Duration::from_secs(2);
/// How long background work may take after that.
const TASKS: Duration = Duration::from_secs(1);
/// How long the writer's queue may take after that. Together five seconds.
const WRITES: Duration = Duration::from_secs(2);

/// Serves until SIGTERM or SIGINT. `say` prints a line for whoever started the program.
///
/// # Errors
/// What kept the server from starting, or made it stop.
pub fn serve(mut settings: Settings, say: &dyn Fn(&str)) -> Result<(), Fault> {
    log::start(&settings.log_filter)?;
    // held to the end: a second server on this folder would send letters and drop flags twice
    let _lock = FolderLock::take(&settings.data_dir)?;
    let listener = listen(&mut settings)?;
    for warning in settings.warnings() {
        tracing::warn!("{warning}");
    }
    let house = wire(&settings, Arc::new(SystemNow))?;
    actix_web::rt::System::new().block_on(run(house, &settings, listener, say))
}

/// Port 0 means any free port; the settings then learn which.
fn listen(settings: &mut Settings) -> Result<TcpListener, Fault> {
    let address = settings.listen;
    let fault = |source| Fault::Listen { address, source };
    let listener = TcpListener::bind(address).map_err(fault)?;
    settings.listening_on(listener.local_addr().map_err(fault)?);
    Ok(listener)
}

async fn run(
    mut house: House,
    settings: &Settings,
    listener: TcpListener,
    say: &dyn Fn(&str),
) -> Result<(), Fault> {
    let mut term = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    let server = server(&house, settings, listener)?;
    house.start_tasks();
    say(&format!("Fernzug is at {}", settings.base_url));
    for line in house.greetings().await? {
        say(&line);
    }
    let handle = server.handle();
    let served = actix_web::rt::spawn(server);
    tokio::select! {
        () = heard(&mut term, &mut interrupt) => {}
        ended = served => {
            tracing::error!(?ended, "the server ended by itself");
        }
    }
    tracing::info!("stopping");
    stop(house, handle).await;
    Ok(())
}

fn server(house: &House, settings: &Settings, listener: TcpListener) -> Result<Server, Fault> {
    let routes = house.routes();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let workers = match settings.limits.workers {
        0 => cores,
        number => number,
    };
    let server = HttpServer::new(move || App::new().configure(routes.clone()))
        .workers(workers)
        .shutdown_timeout(REQUESTS.as_secs())
        .disable_signals()
        .listen(listener)?
        .run();
    Ok(server)
}

async fn heard(term: &mut Signal, interrupt: &mut Signal) {
    tokio::select! {
        _ = term.recv() => {}
        _ = interrupt.recv() => {}
    }
}

/// The order matters: streams end first, else the requests that hold them never would; then no request is taken
/// any more and those under way finish; then the jobs; last the writer, so that all of them could still save.
async fn stop(mut house: House, server: ServerHandle) {
    house.tasks.call_stop();
    house.context.wake.live.close();
    let patience = REQUESTS + Duration::from_millis(200);
    if tokio::time::timeout(patience, server.stop(true))
        .await
        .is_err()
    {
        tracing::warn!("requests did not finish in time and were cut off");
    }
    house.tasks.ended(TASKS).await;
    if tokio::time::timeout(WRITES, house.context.db.shutdown())
        .await
        .is_err()
    {
        tracing::error!(
            "the database did not finish its queue in time; what was not answered is not saved"
        );
    }
    tracing::info!("stopped");
}
