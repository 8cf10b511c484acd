//! What the migrations make, compared with what is there: a table, column or index that somebody has dropped.

use std::collections::BTreeSet;

use diesel::{RunQueryDsl as _, sql_query};

use super::conn::{AnyConn, OneText};
use super::migrate;
use super::open::OpenError;

/// Tables, columns and named indexes, a line each. The migrations of both databases use the same names (a test).
const SQLITE: &str = "SELECT 'table ' || name AS text FROM sqlite_master WHERE type = 'table'
    UNION ALL SELECT 'column ' || t.name || '.' || c.name FROM sqlite_master t JOIN pragma_table_info(t.name) c
      WHERE t.type = 'table'
    UNION ALL SELECT 'index ' || name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL";
const POSTGRES: &str =
    "SELECT 'table ' || tablename AS text FROM pg_tables WHERE schemaname = current_schema()
    UNION ALL SELECT 'column ' || table_name || '.' || column_name FROM information_schema.columns
      WHERE table_schema = current_schema()
    UNION ALL SELECT 'index ' || indexname FROM pg_indexes WHERE schemaname = current_schema()";

/// What the migrations that were applied have made and is not there any more.
pub(super) fn missing(
    conn: &mut AnyConn,
    applied: &BTreeSet<String>,
) -> Result<Vec<String>, OpenError> {
    let there = of(conn).map_err(failed)?;
    // A sketch in memory serves for both databases: only names are compared.
    let mut sketch = migrate::sketch(applied)?;
    let lost = of(&mut sketch).map_err(failed)?;
    let lost: Vec<String> = lost.difference(&there).cloned().collect();
    // the columns and indexes of a lost table need not be named one by one
    let of_lost_table = |line: &String| {
        let table = line.strip_prefix("column ").and_then(|c| c.split_once('.'));
        table.is_some_and(|(table, _)| lost.contains(&format!("table {table}")))
    };
    Ok(lost
        .iter()
        .filter(|line| !of_lost_table(line))
        .cloned()
        .collect())
}

fn of(conn: &mut AnyConn) -> diesel::QueryResult<BTreeSet<String>> {
    let question = match conn {
        AnyConn::Pg(_) => POSTGRES,
        AnyConn::Sqlite(_) => SQLITE,
    };
    let rows: Vec<OneText> = sql_query(question).load(conn)?;
    let ours = |line: &String| !line.contains(" sqlite_") && !line.contains(" __diesel");
    Ok(rows.into_iter().map(|row| row.text).filter(ours).collect())
}

fn failed(error: diesel::result::Error) -> OpenError {
    OpenError::Migration(error.to_string())
}
