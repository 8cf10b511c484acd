//! Statements of each move that diesel would have planned anew at each execution.

use diesel::QueryResult;
use diesel::RunQueryDsl;
use diesel::backend::Backend;
use diesel::query_builder::{AstPass, QueryFragment, QueryId};

/// A statement that is planned once a connection and found again by its text.
///
/// diesel keeps no `UPDATE`, because the columns of one may differ from time to time. Here the text itself is what the plan is kept
/// under, so another text is another plan; it is for statements of which there are few texts.
pub(super) struct Planned<Q>(pub Q);

impl<Q: 'static> QueryId for Planned<Q> {
    type QueryId = ();

    const HAS_STATIC_QUERY_ID: bool = false;
}

impl<Q, DB> QueryFragment<DB> for Planned<Q>
where
    Q: QueryFragment<DB>,
    DB: Backend,
{
    fn walk_ast<'b>(&'b self, out: AstPass<'_, 'b, DB>) -> QueryResult<()> {
        self.0.walk_ast(out)
    }

    fn is_safe_to_cache_prepared(&self, _: &DB) -> QueryResult<bool> {
        Ok(true)
    }
}

impl<Q, C> RunQueryDsl<C> for Planned<Q> {}
