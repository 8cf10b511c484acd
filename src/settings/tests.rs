//! Settings from file, environment and flags.

use super::*;

fn env(pairs: &[(&str, &str)]) -> Environment {
    pairs
        .iter()
        .map(|(k, v)| ((*k).to_owned(), (*v).to_owned()))
        .collect()
}

fn from_file(
    text: &str,
    environment: &[(&str, &str)],
    values: &[(&'static str, &str)],
) -> Result<Settings, Faults> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("fernzug.toml");
    std::fs::write(&path, text).unwrap();
    let flags = Flags {
        config: Some(path),
        values: values
            .iter()
            .map(|(name, text)| (*name, (*text).to_owned()))
            .collect(),
    };
    Settings::load(&flags, &env(environment))
}

fn faults(text: &str, environment: &[(&str, &str)]) -> String {
    from_file(text, environment, &[]).unwrap_err().to_string()
}

#[test]
fn with_nothing_said_the_defaults_hold() {
    let nowhere = env(&[("FERNZUG_DATA_DIR", "/nonexistent/fernzug")]);
    let settings = Settings::load(&Flags::default(), &nowhere).unwrap();
    assert_eq!(settings.listen.to_string(), "127.0.0.1:8080");
    assert_eq!(settings.base_url, "http://127.0.0.1:8080");
    assert_eq!(
        settings.database.to_string(),
        "sqlite:///nonexistent/fernzug/fernzug.db"
    );
    assert!(matches!(&settings.mail.transport, Transport::Files(f) if f.ends_with("fernzug/mail")));
    assert_eq!(settings.site.zone, Tz::Europe__Berlin);
    assert_eq!(settings.read_from, None);
    assert_eq!(settings.warnings(), Vec::<String>::new());
}

#[test]
fn flags_outrank_the_environment_and_that_the_file() {
    let file = "listen = \"127.0.0.1:1\"\nbase_url = \"https://a.example/\"\n[site]\nname = \"Klub\"\nlanguage = \"sv\"";
    let environment = [
        ("FERNZUG_LISTEN", "127.0.0.1:2"),
        ("FERNZUG_SITE__LANGUAGE", "de"),
    ];
    let settings = from_file(file, &environment, &[("listen", "127.0.0.1:3")]).unwrap();
    assert_eq!(settings.listen.port(), 3);
    assert_eq!(settings.site.language, Lang::De);
    assert_eq!(settings.site.name, "Klub");
    assert_eq!(settings.base_url, "https://a.example");
}

#[test]
fn the_file_lies_in_the_data_folder_by_default() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(
        folder.path().join("fernzug.toml"),
        "[site]\nname = \"Here\"",
    )
    .unwrap();
    let flags = Flags {
        config: None,
        values: vec![("data_dir", folder.path().display().to_string())],
    };
    let settings = Settings::load(&flags, &Environment::new()).unwrap();
    assert_eq!(settings.site.name, "Here");
    assert!(settings.read_from.is_some());
}

#[test]
fn the_database_comes_from_the_common_variable_too() {
    let both = [
        ("DATABASE_URL", "postgres://h/a"),
        ("FERNZUG_DATABASE_URL", "postgres://h/b"),
    ];
    let of = |environment: &[(&str, &str)]| {
        from_file("", environment, &[])
            .unwrap()
            .database
            .to_string()
    };
    assert_eq!(of(&both[..1]), "postgres://h/a");
    assert_eq!(of(&both), "postgres://h/b");
}

#[test]
fn an_unknown_name_is_refused_with_its_line_and_a_hint() {
    let text = faults(
        "data_dir = \"x\"\n\n[mail]\nsmtp-url = \"smtp://h\"\n[sight]\n",
        &[("FERNZUG_LISEN", "x")],
    );
    assert!(
        text.contains("line 4: there is no setting mail.smtp-url; did you mean smtp_url in the section [mail]?"),
        "{text}"
    );
    assert!(text.contains("line 5: there is no setting sight"), "{text}");
    assert!(
        text.contains(
            "variable FERNZUG_LISEN: there is no setting lisen; did you mean FERNZUG_LISTEN?"
        ),
        "{text}"
    );
}

#[test]
fn an_impossible_value_is_refused_with_its_line_and_what_it_must_be() {
    for (file, expected) in [
        (
            "listen = \"8080\"",
            "line 1: listen cannot be \"8080\"; it must be an address with a port",
        ),
        ("listen = 8080", "listen cannot be 8080"),
        ("base_url = \"https://x.org/chess\"", "without a path"),
        ("base_url = \"x.org\"", "it must be http:// or https://"),
        (
            "trusted_proxies = [\"10.0.0.0/33\"]",
            "a list of addresses or networks",
        ),
        (
            "[site]\nzone = \"Berlin\"",
            "line 2: site.zone cannot be \"Berlin\"; it must be a time zone",
        ),
        (
            "[site]\nlanguage = \"fr\"",
            "it must be \"en\", \"de\" or \"sv\"",
        ),
        ("[site]\nname = \"\"", "1 to 60 characters"),
        (
            "[mail]\ntransport = \"post\"",
            "it must be \"files\" or \"smtp\"",
        ),
        ("[mail]\nfrom = \"nobody\"", "an address such as"),
        ("[log]\nfilter = \"loud\"", "a level"),
        ("[limits]\nworkers = -1", "a number from 0 to 256"),
        (
            "[mail]\ntransport = \"smtp\"\nfrom = \"a@b\"",
            "so mail.smtp_url must be set too",
        ),
        (
            "[mail]\ntransport = \"smtp\"\nsmtp_url = \"smtps://h\"",
            "so mail.from must be set too",
        ),
        ("site = 1", "there is no setting site"),
        ("a = \n", "line 1: "),
    ] {
        let text = faults(file, &[]);
        assert!(text.contains(expected), "{file}\n{text}");
    }
    let missing = Flags {
        config: Some("/nonexistent/x.toml".into()),
        values: Vec::new(),
    };
    let text = Settings::load(&missing, &Environment::new())
        .unwrap_err()
        .to_string();
    assert!(
        text.contains("/nonexistent/x.toml cannot be read"),
        "{text}"
    );
}

#[test]
fn days_of_leave_fit_together() {
    let set = from_file(
        "[leave]\ndays = 45\nleast = 5\nearned = \"monthly\"",
        &[],
        &[],
    )
    .unwrap();
    let leave = set.leave;
    assert_eq!((leave.yearly, leave.least, leave.newcomer), (45, 5, 10));
    assert!(leave.accrues);
    let none = from_file("[leave]\ndays = 0", &[], &[]).unwrap().leave;
    assert_eq!((none.yearly, none.newcomer), (0, 0));
    for wrong in [
        "days = 367",
        "days = 2\nleast = 3",
        "least = 0",
        "least = 61",
        "days = 5\nnewcomers = 6",
        "earned = \"weekly\"",
        "days = 1.5",
    ] {
        assert!(
            from_file(&format!("[leave]\n{wrong}"), &[], &[]).is_err(),
            "{wrong}"
        );
    }
}

#[test]
fn the_address_for_replies_leaves_room_for_a_secret() {
    for (address, hint) in [
        ("play+x@chess.example.org", "without a plus"),
        (
            "Chess <play@chess.example.org>",
            "an address without a name",
        ),
        (
            "a-name-much-too-long-to-carry-a-secret-too@x.org",
            "an address without a name",
        ),
    ] {
        let text = faults(&format!("[mail]\nreply_to_play = \"{address}\""), &[]);
        assert!(text.contains(hint), "{address}\n{text}");
    }
    let set = from_file("[mail]\nreply_to_play = \"play@x.org\"", &[], &[]).unwrap();
    assert_eq!(set.mail.reply_to_play.as_deref(), Some("play@x.org"));
    assert_eq!(from_file("", &[], &[]).unwrap().mail.reply_to_play, None);
}

#[test]
fn several_mail_servers_and_a_key_that_signs() {
    let with = |urls: &str| {
        from_file(
            &format!("[mail]\ntransport = \"smtp\"\nfrom = \"a@b\"\n{urls}"),
            &[],
            &[],
        )
    };
    let two = with("smtp_url = [\"smtps://a\", \"smtp://b:25\"]").unwrap();
    assert!(matches!(&two.mail.transport, Transport::Smtp(urls) if urls.len() == 2));
    let said = &[("FERNZUG_MAIL__SMTP_URL", "smtps://a  smtp://b smtp://c")];
    let three = from_file("[mail]\ntransport = \"smtp\"\nfrom = \"a@b\"", said, &[]).unwrap();
    assert!(matches!(&three.mail.transport, Transport::Smtp(urls) if urls.len() == 3));
    assert!(with("smtp_url = []").is_err() && with("smtp_url = [\"http://a\"]").is_err());

    let dkim = |text: &str| from_file(&format!("[mail]\n{text}"), &[], &[]);
    let set = dkim("dkim_domain = \"Example.org\"\ndkim_key = \"k.pem\"").unwrap();
    let set = set.mail.dkim.unwrap();
    assert_eq!(
        (set.domain.as_str(), set.selector.as_str()),
        ("example.org", "fernzug")
    );
    for (bad, named) in [
        ("dkim_domain = \"example.org\"", "mail.dkim_key"),
        ("dkim_key = \"k.pem\"", "mail.dkim_domain"),
        (
            "dkim_domain = \"example org\"\ndkim_key = \"k\"",
            "mail.dkim_domain",
        ),
        ("dkim_selector = \"a.b;c\"", "mail.dkim_selector"),
    ] {
        let text = faults(&format!("[mail]\n{bad}"), &[]);
        assert!(text.contains(named), "{text}");
    }
    assert!(dkim("").unwrap().mail.dkim.is_none());
}

#[test]
fn everything_wrong_is_said_at_once() {
    let text = faults("listen = 1\nbase_url = 2\n", &[]);
    assert_eq!(text.lines().count(), 2, "{text}");
}

#[test]
fn secrets_are_not_repeated() {
    let url = "smtps://me:s3cret@mail.example.org";
    let file = format!(
        "database_url = \"postgres://me:s3cret@h/d\"\n[mail]\ntransport = \"smtp\"\nfrom = \"a@b\"\nsmtp_url = \"{url}\""
    );
    let settings = from_file(&file, &[], &[]).unwrap();
    assert!(
        matches!(&settings.mail.transport, Transport::Smtp(urls) if urls[0].expose() == url && urls.len() == 1)
    );
    assert!(!format!("{settings:?} {settings:#?}").contains("s3cret"));
    for file in [
        "database_url = \"mysql://me:s3cret@h\"",
        "[mail]\nsmtp_url = \"http://me:s3cret@h\"",
        "[mail]\nsmtp_url = \"smtp://me:s3cret@h",
        "[mail]\nsmtp_url = smtp://me:s3cret@h",
    ] {
        let text = faults(file, &[]);
        assert!(!text.contains("s3cret"), "{text}");
        assert!(text.contains("line "), "{text}");
    }
    let text = faults("", &[("DATABASE_URL", "mysql://me:s3cret@h")]);
    assert!(
        text.contains("DATABASE_URL") && !text.contains("s3cret"),
        "{text}"
    );
}

#[test]
fn what_is_probably_not_meant_is_said() {
    let of = |file: &str| from_file(file, &[], &[]).unwrap().warnings().join("\n");
    let public = of("base_url = \"http://chess.example.org\"");
    assert!(
        public.contains("not https") && public.contains("no mail leaves"),
        "{public}"
    );
    assert!(of("listen = \"0.0.0.0:80\"").contains("http://127.0.0.1:80"));
}

#[test]
fn any_free_port_becomes_part_of_the_address() {
    let mut settings = from_file("listen = \"127.0.0.1:0\"", &[], &[]).unwrap();
    settings.listening_on("127.0.0.1:4711".parse().unwrap());
    assert_eq!(settings.base_url, "http://127.0.0.1:4711");
    let mut public = from_file("base_url = \"https://a.example\"", &[], &[]).unwrap();
    public.listening_on("127.0.0.1:4711".parse().unwrap());
    assert_eq!(public.base_url, "https://a.example");
}

#[test]
fn networks() {
    let of = |text: &str| values::ranges(&Value::Text(text.to_owned())).unwrap()[0];
    let ip = |text: &str| text.parse::<std::net::IpAddr>().unwrap();
    assert!(of("10.0.0.0/8").contains(ip("10.200.3.4")));
    assert!(of("10.0.0.0/8").contains(ip("::ffff:10.1.2.3")));
    assert!(!of("10.0.0.0/8").contains(ip("11.0.0.1")));
    assert!(of("127.0.0.1").contains(ip("127.0.0.1")));
    assert!(!of("127.0.0.1").contains(ip("127.0.0.2")));
    assert!(of("fd00::/8").contains(ip("fd12::1")));
    assert!(of("::/0").contains(ip("2001:db8::1")));
    assert!(!of("::/0").contains(ip("127.0.0.1")));
}
