//! Opening: what is refused, and what is left behind.

use std::io::{Seek, SeekFrom, Write};
use std::path::PathBuf;

use diesel::{RunQueryDsl, sql_query};
use fernzug::storage::{
    BackupError, DatabaseUrl, Db, FolderLock, OpenError, Probe, StorageSettings, probe,
};

use crate::support::database::{Kind, TestDb, on_both_databases};

fn sqlite_at(path: PathBuf) -> StorageSettings {
    StorageSettings::new(DatabaseUrl::Sqlite(path))
}

on_both_databases!(
    a_second_instance_may_open_it_and_migrates_nothing,
    |db| async move {
        let again = db.another(|_| ());
        assert_eq!(
            Db::migrate_only(&db.settings()).unwrap(),
            Vec::<String>::new()
        );
        assert_eq!(again.backend(), db.backend());
    }
);

on_both_databases!(
    a_database_newer_than_the_program_is_refused,
    |db| async move {
        db.write(|tx| {
            sql_query("INSERT INTO __diesel_schema_migrations (version) VALUES ('9999')")
                .execute(tx)?;
            Ok(())
        })
        .await
        .unwrap();
        match Db::open(db.settings()) {
            Err(OpenError::Newer { versions }) => assert_eq!(versions, ["9999"]),
            other => panic!("{other:?}"),
        }
    }
);

#[test]
fn many_may_start_at_once() {
    for kind in [Kind::Sqlite, Kind::Postgres] {
        let Some(db) = TestDb::new(kind) else {
            continue;
        };
        db.write_blocking(|tx| {
            sql_query("DELETE FROM __diesel_schema_migrations WHERE version = '9998'")
                .execute(tx)?;
            Ok(())
        })
        .unwrap();
        let starts: Vec<_> = (0..4)
            .map(|_| {
                let settings = db.settings();
                std::thread::spawn(move || Db::open(settings).map(drop))
            })
            .collect();
        for start in starts {
            start.join().unwrap().unwrap();
        }
    }
    // and on an empty file
    let folder = tempfile::tempdir().unwrap();
    let settings = sqlite_at(folder.path().join("new.db"));
    let starts: Vec<_> = (0..4)
        .map(|_| {
            let settings = settings.clone();
            std::thread::spawn(move || Db::migrate_only(&settings).unwrap().len())
        })
        .collect();
    let applied: Vec<usize> = starts
        .into_iter()
        .map(|start| start.join().unwrap())
        .collect();
    assert_eq!(applied.iter().filter(|n| **n > 0).count(), 1, "{applied:?}");
}

#[test]
fn a_damaged_file_is_refused() {
    let db = TestDb::new(Kind::Sqlite).unwrap();
    let (settings, file) = (db.settings(), db.file());
    let copy = db.folder().join("copy.db");
    db.backup_to(&copy).unwrap();
    let size = file.metadata().unwrap().len();
    let mut broken = std::fs::OpenOptions::new().write(true).open(&copy).unwrap();
    for place in (size / 4..size).step_by(4096) {
        broken.seek(SeekFrom::Start(place)).unwrap();
        broken.write_all(&[0xA5; 900]).unwrap();
    }
    drop(broken);
    let damaged = Db::open(sqlite_at(copy));
    assert!(
        matches!(damaged, Err(OpenError::Damaged { .. })),
        "{damaged:?}"
    );
    let letter = db.folder().join("letter.db");
    std::fs::write(&letter, "this is no database, but it is long enough to have a header of a hundred bytes, or so one hopes; yes").unwrap();
    let damaged = Db::open(sqlite_at(letter));
    assert!(
        matches!(damaged, Err(OpenError::Damaged { .. })),
        "{damaged:?}"
    );
    drop(Db::open(settings).unwrap());
}

#[test]
fn an_unreachable_server_is_no_sqlite_file() {
    let secret = "postgres://nobody:s3cret@127.0.0.1:1/games";
    let refused = Db::open(StorageSettings::new(DatabaseUrl::parse(secret).unwrap()));
    let Err(OpenError::Connect(message)) = refused else {
        panic!("{refused:?}");
    };
    assert!(!message.contains("s3cret"), "{message}");
}

#[cfg(unix)]
#[test]
fn folder_and_files_are_private() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let db = Db::open(sqlite_at(data.join("fernzug.db"))).unwrap();
    db.read_blocking(|_| Ok(())).unwrap();
    let rights = |path: &std::path::Path| path.metadata().unwrap().permissions().mode() & 0o777;
    assert_eq!(rights(&data), 0o700);
    for name in ["fernzug.db", "fernzug.db-wal", "fernzug.db-shm"] {
        assert_eq!(rights(&data.join(name)), 0o600, "{name}");
    }
}

#[test]
fn one_server_for_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let first = FolderLock::take(folder.path()).unwrap();
    assert!(matches!(
        FolderLock::take(folder.path()),
        Err(OpenError::InUse { .. })
    ));
    drop(first);
    FolderLock::take(folder.path()).unwrap();
}

on_both_databases!(a_backup_is_whole_and_overwrites_nothing, |db| async move {
    let target = db.folder().join("backup.db");
    let made = db.backup_to(&target);
    match db.kind {
        Kind::Postgres => assert!(matches!(made, Err(BackupError::UsePgDump))),
        Kind::Sqlite => {
            made.unwrap();
            assert_eq!(
                Db::migrate_only(&sqlite_at(target.clone())).unwrap(),
                Vec::<String>::new()
            );
            assert!(matches!(db.backup_to(&target), Err(BackupError::Exists(_))));
            let nothing = DatabaseUrl::Sqlite(db.folder().join("nothing.db"));
            assert!(Db::backup_of(&nothing, &db.folder().join("b.db")).is_err());
            assert!(!db.folder().join("nothing.db").exists());
        }
    }
});

#[test]
fn an_empty_file_is_no_new_site() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("fernzug.db");
    std::fs::write(&file, "").unwrap();
    let settings = sqlite_at(file.clone());
    for refused in [
        Db::open(settings.clone()).map(drop),
        Db::migrate_only(&settings).map(drop),
        probe(&settings).map(drop),
    ] {
        let Err(error @ OpenError::Empty { .. }) = refused else {
            panic!("{refused:?}");
        };
        assert!(error.to_string().contains("restore the last backup"));
    }
    assert_eq!(file.metadata().unwrap().len(), 0, "nothing was made of it");
    std::fs::remove_file(&file).unwrap();
    assert_eq!(probe(&settings).unwrap(), Probe::Absent);
    drop(Db::open(settings).unwrap());
}

on_both_databases!(a_look_at_it_finds_what_is_lost, |db| async move {
    let lost = |settings| match probe(&settings).unwrap() {
        Probe::There {
            missing, pending, ..
        } => {
            assert_eq!(pending, 0);
            missing
        }
        Probe::Absent => panic!("it is there"),
    };
    assert_eq!(lost(db.settings()), Vec::<String>::new());
    db.write(|tx| {
        for statement in [
            "DROP INDEX games_look",
            "DROP TABLE job_reports",
            "ALTER TABLE messages RENAME COLUMN body TO text",
        ] {
            sql_query(statement).execute(tx)?;
        }
        Ok(())
    })
    .await
    .unwrap();
    let wanted = [
        "column messages.body",
        "index games_look",
        "index job_reports_at",
        "table job_reports",
    ];
    assert_eq!(lost(db.settings()), wanted);
});
