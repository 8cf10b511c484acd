//! How kinds lie in the tables (instants are plain numbers). The domain knows nothing of diesel; these
//! macros give its enums what diesel wants, for both databases at once.
//!
//! ```ignore
//! // in storage, once for each type:
//! text_enum!(crate::domain::ending::Reason);            // code(self) -> &'static str, from_code(&str) -> Option<Self>
//!
//! // then they are fields like any other, also as Option<_>:
//! #[derive(Queryable, Insertable)]
//! #[diesel(table_name = games)]
//! struct GameRow { id: i64, reason: Option<Reason>, deadline: i64 }
//! games::table.filter(games::reason.eq(Reason::Mate)).filter(games::look_at.le(now.0))
//! ```

/// An enum as TEXT, by its inherent `code` and `from_code`. A text that is no code is a
/// damaged row: the query fails, nothing is guessed.
macro_rules! text_enum {
    ($($kind:ty),+ $(,)?) => {$(
        $crate::storage::codec::column_type!($kind, diesel::sql_types::Text);

        impl<DB: diesel::backend::Backend> diesel::serialize::ToSql<diesel::sql_types::Text, DB> for $kind
        where
            str: diesel::serialize::ToSql<diesel::sql_types::Text, DB>,
        {
            fn to_sql<'b>(&'b self, out: &mut diesel::serialize::Output<'b, '_, DB>) -> diesel::serialize::Result {
                let code: &'static str = self.code();
                <str as diesel::serialize::ToSql<diesel::sql_types::Text, DB>>::to_sql(code, out)
            }
        }

        impl<DB: diesel::backend::Backend> diesel::deserialize::FromSql<diesel::sql_types::Text, DB> for $kind
        where
            String: diesel::deserialize::FromSql<diesel::sql_types::Text, DB>,
        {
            fn from_sql(bytes: DB::RawValue<'_>) -> diesel::deserialize::Result<Self> {
                let code = <String as diesel::deserialize::FromSql<diesel::sql_types::Text, DB>>::from_sql(bytes)?;
                <$kind>::from_code(&code)
                    .ok_or_else(|| format!("{code:?} is no {}", stringify!($kind)).into())
            }
        }
    )+};
}

/// What `derive(AsExpression, FromSqlRow)` would make, for a type of another room.
macro_rules! column_type {
    ($kind:ty, $sql:ty) => {
        $crate::storage::codec::column_type!(@expression $kind, $sql, $kind);
        $crate::storage::codec::column_type!(@expression $kind, $sql, &'__e $kind, '__e);
        $crate::storage::codec::column_type!(@expression $kind, diesel::sql_types::Nullable<$sql>, $kind);
        $crate::storage::codec::column_type!(@expression $kind, diesel::sql_types::Nullable<$sql>, &'__e $kind, '__e);

        impl<DB: diesel::backend::Backend> diesel::serialize::ToSql<diesel::sql_types::Nullable<$sql>, DB> for $kind
        where
            $kind: diesel::serialize::ToSql<$sql, DB>,
        {
            fn to_sql<'b>(&'b self, out: &mut diesel::serialize::Output<'b, '_, DB>) -> diesel::serialize::Result {
                diesel::serialize::ToSql::<$sql, DB>::to_sql(self, out)
            }
        }

        impl<DB, ST> diesel::deserialize::Queryable<ST, DB> for $kind
        where
            DB: diesel::backend::Backend,
            ST: diesel::sql_types::SingleValue,
            $kind: diesel::deserialize::FromSql<ST, DB>,
        {
            type Row = Self;

            fn build(row: Self) -> diesel::deserialize::Result<Self> {
                Ok(row)
            }
        }
    };
    (@expression $kind:ty, $sql:ty, $this:ty $(, $life:lifetime)?) => {
        impl$(<$life>)? diesel::expression::AsExpression<$sql> for $this {
            type Expression = diesel::internal::derives::as_expression::Bound<$sql, Self>;

            fn as_expression(self) -> Self::Expression {
                diesel::internal::derives::as_expression::Bound::new(self)
            }
        }
    };
}

pub(crate) use {column_type, text_enum};

#[cfg(test)]
mod tests {
    use diesel::connection::SimpleConnection;
    use diesel::prelude::*;
    use diesel::sqlite::SqliteConnection;

    use crate::storage::AnyConn;

    #[derive(Debug, Clone, Copy, PartialEq)]
    enum Kind {
        Move,
        Flag,
    }

    impl Kind {
        fn code(self) -> &'static str {
            match self {
                Kind::Move => "move",
                Kind::Flag => "flag",
            }
        }

        fn from_code(code: &str) -> Option<Self> {
            [Kind::Move, Kind::Flag]
                .into_iter()
                .find(|k| k.code() == code)
        }
    }

    text_enum!(Kind);

    diesel::table! {
        things (id) { id -> BigInt, kind -> Text, other -> Nullable<Text>, at -> BigInt, later -> Nullable<BigInt> }
    }

    #[derive(Debug, PartialEq, Queryable, Selectable, Insertable)]
    #[diesel(table_name = things)]
    struct Thing {
        id: i64,
        kind: Kind,
        other: Option<Kind>,
        at: i64,
        later: Option<i64>,
    }

    fn database() -> AnyConn {
        let mut conn = AnyConn::Sqlite(SqliteConnection::establish(":memory:").unwrap());
        conn.batch_execute("CREATE TABLE things (id BIGINT PRIMARY KEY NOT NULL, kind TEXT NOT NULL, other TEXT, at BIGINT NOT NULL, later BIGINT)")
            .unwrap();
        conn
    }

    #[test]
    fn kinds_come_back_as_they_went() {
        let mut conn = database();
        let one = Thing {
            id: 1,
            kind: Kind::Move,
            other: None,
            at: 5,
            later: Some(7),
        };
        let two = Thing {
            id: 2,
            kind: Kind::Flag,
            other: Some(Kind::Move),
            at: 6,
            later: None,
        };
        for thing in [&one, &two] {
            diesel::insert_into(things::table)
                .values(thing)
                .execute(&mut conn)
                .unwrap();
        }
        let all: Vec<Thing> = things::table
            .select(Thing::as_select())
            .order(things::id)
            .load(&mut conn)
            .unwrap();
        assert_eq!(all, [one, two]);
        let found: i64 = things::table
            .filter(things::kind.eq(Kind::Flag))
            .filter(things::other.eq(Some(Kind::Move)))
            .filter(things::at.le(6))
            .select(things::id)
            .first(&mut conn)
            .unwrap();
        assert_eq!(found, 2);
    }

    #[test]
    fn an_unknown_code_is_refused() {
        let mut conn = database();
        conn.batch_execute("INSERT INTO things VALUES (1, 'banana', NULL, 1, NULL)")
            .unwrap();
        let kind: QueryResult<Kind> = things::table.find(1).select(things::kind).first(&mut conn);
        assert!(
            matches!(kind, Err(diesel::result::Error::DeserializationError(_))),
            "{kind:?}"
        );
    }
}
