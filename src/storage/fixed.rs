//! Conditions that stand in the statement instead of being bound.
//!
//! The partial indexes hold for these very words. With a bound value SQLite plans the statement anew at each execution
//! (it has to see the value first), and PostgreSQL never settles on one plan. For the same reason what is looked up by a
//! unique key is fetched with `get_result`, not `first`: SQLite looks at the value of a bound LIMIT too. That was a
//! quarter of a page's CPU time.

use diesel::QueryResult;
use diesel::backend::Backend;
use diesel::expression::{
    AppearsOnTable, Expression, SelectableExpression, ValidGrouping, is_aggregate,
};
use diesel::query_builder::{AstPass, QueryFragment, QueryId};
use diesel::sql_types::Bool;

macro_rules! fixed {
    ($(#[$about:meta])* $name:ident, $sql:literal) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, QueryId)]
        pub(in crate::storage) struct $name;

        impl Expression for $name {
            type SqlType = Bool;
        }

        impl<DB: Backend> QueryFragment<DB> for $name {
            fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, DB>) -> QueryResult<()> {
                out.push_sql($sql);
                Ok(())
            }
        }

        impl<From> AppearsOnTable<From> for $name {}
        impl<From> SelectableExpression<From> for $name {}
        impl<By> ValidGrouping<By> for $name {
            type IsAggregate = is_aggregate::No;
        }
    };
}

fixed!(
    /// A game that runs.
    IsRunning,
    "games.state = 'running'"
);
fixed!(
    /// A game that has ended.
    IsEnded,
    "games.state = 'ended'"
);
fixed!(
    /// A game that is there for players and readers: its round has started.
    IsThere,
    "games.state <> 'prepared'"
);
fixed!(
    /// A game whose round has not started.
    IsPrepared,
    "games.state = 'prepared'"
);
fixed!(
    /// The last word of an order of games, with a limit that is not bound: the first one.
    IdAndNoMore,
    "games.id LIMIT 1"
);
fixed!(
    /// An invitation that waits for an answer.
    IsOpen,
    "invitations.state = 'open'"
);
fixed!(
    /// An invitation of which nothing came.
    CameToNothing,
    "invitations.state IN ('declined', 'withdrawn', 'expired')"
);
fixed!(
    /// A notice that does not go out before its reader's hour, or before he has been here.
    IsAside,
    "notices.state IN ('parked', 'kept')"
);
fixed!(
    /// Mail that has come in and is not dealt with.
    IsUndealt,
    "inbound.state = 'waiting'"
);
fixed!(
    /// A notice that waits to be sent.
    IsWaiting,
    "notices.state = 'waiting'"
);
