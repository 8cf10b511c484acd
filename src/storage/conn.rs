//! One connection type for both databases, and the few steps of a transaction that
//! diesel does not offer for it.

use std::panic::{AssertUnwindSafe, catch_unwind};

use diesel::connection::{AnsiTransactionManager, Connection, TransactionManager};
use diesel::{PgConnection, QueryResult, SqliteConnection};

use super::error::StorageError;

/// A connection to whichever database the settings name.
///
/// Never call the derived `establish`: it tries one variant after the other, and would
/// answer an unreachable PostgreSQL by making a SQLite file named after its URL.
#[derive(diesel::MultiConnection)]
pub enum AnyConn {
    Pg(PgConnection),
    Sqlite(SqliteConnection),
}

/// What the closures of both doors get.
pub type Conn = AnyConn;

/// Runs the same expression on the connection inside: for what diesel refuses on
/// [`AnyConn`] (`on_conflict`, inserting many rows, `union`, `for_update`), and for what each move and each page of a
/// game asks: on [`AnyConn`] diesel writes the statement's text anew two or three times at each execution.
///
/// ```ignore
/// both!(tx, c => diesel::insert_into(t::table).values(&rows).execute(c))?;
/// ```
macro_rules! both {
    ($conn:expr, $inner:ident => $body:expr) => {
        match $conn {
            $crate::storage::AnyConn::Pg($inner) => $body,
            $crate::storage::AnyConn::Sqlite($inner) => $body,
        }
    };
}
pub(crate) use both;

/// The answer to a question in SQL that is one text, named `text`.
#[derive(diesel::QueryableByName)]
pub(super) struct OneText {
    #[diesel(sql_type = diesel::sql_types::Text)]
    pub text: String,
}

/// The answer to a question in SQL that is one number, named `number`.
#[derive(diesel::QueryableByName)]
pub(super) struct OneNumber {
    #[diesel(sql_type = diesel::sql_types::BigInt)]
    pub number: i64,
}

/// The transaction manager of [`AnyConn`] (it is its own).
type Tm = <AnyConn as Connection>::TransactionManager;

/// Opens the outermost transaction with the given words.
pub(super) fn begin(conn: &mut AnyConn, sql: &str) -> QueryResult<()> {
    both!(conn, c => AnsiTransactionManager::begin_transaction_sql(c, sql))
}

pub(super) fn commit(conn: &mut AnyConn) -> QueryResult<()> {
    Tm::commit_transaction(conn)
}

/// Rolls back everything, also what a panic left open in between.
pub(super) fn roll_back(conn: &mut AnyConn) {
    roll_back_to(conn, 0);
}

/// True when the connection must not be used again.
pub(super) fn is_spoilt(conn: &mut AnyConn) -> bool {
    depth(conn) != Some(0) || Tm::is_broken_transaction_manager(conn)
}

/// How many transactions are open (savepoints count); `None` when nobody knows any more.
fn depth(conn: &mut AnyConn) -> Option<u32> {
    let open = Tm::transaction_manager_status_mut(conn).transaction_depth();
    open.ok().map(|depth| depth.map_or(0, |d| d.get()))
}

fn roll_back_to(conn: &mut AnyConn, wanted: u32) {
    while depth(conn).is_some_and(|open| open > wanted) {
        if Tm::rollback_transaction(conn).is_err() {
            return;
        }
    }
}

/// Runs a closure and turns a panic into an error: a bug in one request must not end the
/// thread that serves all the others.
pub(super) fn caught<T>(
    conn: &mut AnyConn,
    work: impl FnOnce(&mut AnyConn) -> Result<T, StorageError>,
) -> Result<T, StorageError> {
    catch_unwind(AssertUnwindSafe(|| work(conn))).unwrap_or_else(|_| {
        tracing::error!("a closure panicked in the database room; it was rolled back");
        Err(StorageError::Panicked)
    })
}

/// Runs a closure in a savepoint of the open transaction. An error or a panic undoes what
/// this closure did and nothing else.
pub(super) fn in_savepoint<T>(
    conn: &mut AnyConn,
    work: impl FnOnce(&mut AnyConn) -> Result<T, StorageError>,
) -> Result<T, StorageError> {
    let outside = depth(conn).ok_or_else(StorageError::lost)?;
    Tm::begin_transaction(conn)?;
    let done = caught(conn, work).and_then(|value| {
        // also when the closure left a transaction of its own open: then its work is void
        if depth(conn) == Some(outside + 1) {
            Tm::commit_transaction(conn)?;
            Ok(value)
        } else {
            Err(StorageError::lost())
        }
    });
    if done.is_err() {
        roll_back_to(conn, outside);
    }
    done
}
