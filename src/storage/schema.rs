//! The tables as diesel sees them; the migrations are their source.

diesel::table! {
    players (id) {
        id -> BigInt,
        name -> Text,
        name_key -> Text,
        name_skeleton -> Text,
        display -> Text,
        display_skeleton -> Text,
        lang -> Text,
        zone -> Text,
        email -> Nullable<Text>,
        email_key -> Nullable<Text>,
        email_confirmed_at -> Nullable<BigInt>,
        email_bad_at -> Nullable<BigInt>,
        password_hash -> Nullable<Text>,
        role -> Text,
        position_style -> Text,
        nights -> Bool,
        created_at -> BigInt,
        last_seen_at -> Nullable<BigInt>,
        closed_at -> Nullable<BigInt>,
        leave_until -> BigInt,
        own_hours -> Bool,
        auto_leave -> Bool,
        confirm_moves -> Bool,
        after_sending -> Text,
        board_theme -> Text,
        colours -> Text,
        sound -> Bool,
        reminders -> Text,
    }
}

diesel::table! {
    sessions (token_hash) {
        token_hash -> Text,
        player_id -> BigInt,
        created_at -> BigInt,
        seen_at -> BigInt,
        expires_at -> BigInt,
        stay -> Bool,
        agent -> Text,
    }
}

diesel::table! {
    devices (token_hash) {
        token_hash -> Text,
        player_id -> BigInt,
        created_at -> BigInt,
        seen_at -> BigInt,
    }
}

diesel::table! {
    links (hash) {
        hash -> Text,
        purpose -> Text,
        player_id -> Nullable<BigInt>,
        address -> Nullable<Text>,
        game_id -> Nullable<BigInt>,
        ply -> Nullable<Integer>,
        invitation_id -> Nullable<BigInt>,
        notice_id -> Nullable<BigInt>,
        created_at -> BigInt,
        expires_at -> BigInt,
        spent_at -> Nullable<BigInt>,
        tournament_id -> Nullable<BigInt>,
    }
}

diesel::table! {
    refused_addresses (email_key) {
        email_key -> Text,
        created_at -> BigInt,
    }
}

diesel::table! {
    invitations (id) {
        id -> BigInt,
        once -> Text,
        from_id -> BigInt,
        kind -> Text,
        to_id -> Nullable<BigInt>,
        to_address -> Nullable<Text>,
        to_address_key -> Nullable<Text>,
        colour -> Text,
        days -> Integer,
        profile -> Text,
        profile_version -> Integer,
        rated -> Bool,
        aids -> Text,
        start_fen -> Text,
        start_moves -> Text,
        message -> Text,
        state -> Text,
        created_at -> BigInt,
        expires_at -> BigInt,
        answered_at -> Nullable<BigInt>,
        answered_by -> Nullable<BigInt>,
        game_id -> Nullable<BigInt>,
        control -> Text,
        leave_mode -> Text,
        own_hours -> Bool,
        plans -> Bool,
        visibility -> Text,
    }
}

diesel::table! {
    plans (game_id, player_id) {
        game_id -> BigInt,
        player_id -> BigInt,
        revision -> Integer,
        once -> Text,
        by_position -> Bool,
        on_offer -> Text,
        draws -> Bool,
        lines -> Text,
        stop_ply -> Nullable<Integer>,
        stop_why -> Nullable<Text>,
        changed_at -> BigInt,
    }
}

diesel::table! {
    games (id) {
        id -> BigInt,
        version -> BigInt,
        white_id -> BigInt,
        black_id -> BigInt,
        state -> Text,
        ply -> Integer,
        given -> Integer,
        waiting_id -> Nullable<BigInt>,
        allowed_ms -> BigInt,
        clock_started_at -> BigInt,
        clock_zone -> Nullable<Text>,
        deadline_at -> Nullable<BigInt>,
        look_at -> Nullable<BigInt>,
        offer_id -> Nullable<BigInt>,
        claim_ply -> Nullable<Integer>,
        result -> Nullable<Text>,
        reason -> Nullable<Text>,
        started_at -> BigInt,
        changed_at -> BigInt,
        ended_at -> Nullable<BigInt>,
        clock_acts -> Integer,
        plan_changes -> Integer,
        tournament_id -> Nullable<BigInt>,
        ends_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    adjudication_claims (game_id, player_id) {
        game_id -> BigInt,
        player_id -> BigInt,
        wants -> Text,
        body -> Text,
        at -> BigInt,
    }
}

diesel::table! {
    game_terms (game_id) {
        game_id -> BigInt,
        invitation_id -> Nullable<BigInt>,
        days -> Integer,
        profile -> Text,
        profile_version -> Integer,
        rated -> Bool,
        aids -> Text,
        by_lot -> Bool,
        start_fen -> Text,
        clock_model -> Integer,
        visibility -> Text,
        control -> Text,
        leave_mode -> Text,
        own_hours -> Bool,
        plans -> Bool,
        round -> Text,
        stages -> Text,
    }
}

diesel::table! {
    moves (game_id, ply) {
        game_id -> BigInt,
        ply -> Integer,
        uci -> Text,
        san -> Text,
        fen -> Text,
        at -> BigInt,
        used_ms -> BigInt,
        left_ms -> BigInt,
        offered -> Bool,
        door -> Text,
        night_zone -> Nullable<Text>,
    }
}

diesel::table! {
    messages (id) {
        id -> BigInt,
        game_id -> BigInt,
        ply -> Integer,
        player_id -> BigInt,
        body -> Text,
        created_at -> BigInt,
        once -> Nullable<Text>,
        muted -> Bool,
    }
}

diesel::table! {
    mutes (player_id, other_id) {
        player_id -> BigInt,
        other_id -> BigInt,
        created_at -> BigInt,
    }
}

diesel::table! {
    message_reports (message_id) {
        message_id -> BigInt,
        by_id -> BigInt,
        created_at -> BigInt,
        closed_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    notes (player_id, about, about_id) {
        player_id -> BigInt,
        about -> Text,
        about_id -> BigInt,
        body -> Text,
        version -> BigInt,
        changed_at -> BigInt,
    }
}

diesel::table! {
    analyses (game_id, player_id) {
        game_id -> BigInt,
        player_id -> BigInt,
        tree -> Text,
        revision -> Integer,
        consent -> Text,
        consent_epoch -> Integer,
        changed_at -> BigInt,
    }
}

diesel::table! {
    draw_offers (id) {
        id -> BigInt,
        game_id -> BigInt,
        ply -> Integer,
        by_id -> BigInt,
        by_claim -> Bool,
        state -> Text,
        made_at -> BigInt,
        answered_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    game_events (id) {
        id -> BigInt,
        game_id -> BigInt,
        ply -> Integer,
        kind -> Text,
        player_id -> Nullable<BigInt>,
        at -> BigInt,
    }
}

diesel::table! {
    rate_this (game_id) {
        game_id -> BigInt,
        created_at -> BigInt,
        failed_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    ratings (player_id, pool, number) {
        player_id -> BigInt,
        pool -> Text,
        number -> Integer,
        at -> BigInt,
        made_at -> BigInt,
        cause -> Text,
        game_id -> Nullable<BigInt>,
        turn -> Nullable<Integer>,
        opponent_id -> Nullable<BigInt>,
        opponent_value -> Nullable<BigInt>,
        opponent_deviation -> Nullable<BigInt>,
        first -> Nullable<Integer>,
        delta -> BigInt,
        value -> BigInt,
        deviation -> BigInt,
        volatility -> BigInt,
        was_deviation -> BigInt,
        was_volatility -> BigInt,
        by_id -> Nullable<BigInt>,
        note -> Text,
    }
}

diesel::table! {
    rating_heads (player_id, pool) {
        player_id -> BigInt,
        pool -> Text,
        number -> Integer,
        at -> BigInt,
        value -> BigInt,
        deviation -> BigInt,
        volatility -> BigInt,
        games -> Integer,
        sure_until -> BigInt,
    }
}

diesel::table! {
    notices (id) {
        id -> BigInt,
        unique_key -> Text,
        kind -> Text,
        player_id -> Nullable<BigInt>,
        address -> Nullable<Text>,
        lang -> Nullable<Text>,
        game_id -> Nullable<BigInt>,
        ply -> Nullable<Integer>,
        invitation_id -> Nullable<BigInt>,
        state -> Text,
        created_at -> BigInt,
        not_before -> BigInt,
        not_after -> Nullable<BigInt>,
        attempts -> Integer,
        lease_until -> Nullable<BigInt>,
        lease -> Nullable<Text>,
        message_id -> Nullable<Text>,
        letter -> Nullable<Binary>,
        sent_at -> Nullable<BigInt>,
        error -> Nullable<Text>,
        tournament_id -> Nullable<BigInt>,
        act_id -> Nullable<BigInt>,
        digest_id -> Nullable<BigInt>,
        answer -> Nullable<Text>,
    }
}

diesel::table! {
    mailboxes (player_id) {
        player_id -> BigInt,
        token -> Text,
        amount -> Text,
        digest_hour -> Integer,
        digest_days -> Integer,
        digest_at -> Nullable<BigInt>,
        unwanted -> Text,
        left_at -> Nullable<BigInt>,
        failures -> Integer,
        failed_at -> Nullable<BigInt>,
        pgn -> Bool,
    }
}

diesel::table! {
    switches (name) {
        name -> Text,
        at -> BigInt,
        by_id -> BigInt,
    }
}

diesel::table! {
    mail_exceptions (player_id, about, about_id) {
        player_id -> BigInt,
        about -> Text,
        about_id -> BigInt,
        amount -> Text,
    }
}

diesel::table! {
    inbound (id) {
        id -> BigInt,
        hash -> Text,
        state -> Text,
        accepted_at -> BigInt,
        recipient -> Nullable<Text>,
        sender -> Nullable<Text>,
        raw -> Nullable<Binary>,
        attempts -> Integer,
        lease_until -> Nullable<BigInt>,
        lease -> Nullable<Text>,
        dealt_at -> Nullable<BigInt>,
        outcome -> Nullable<Text>,
        detail -> Nullable<Text>,
        typed -> Nullable<Text>,
        player_id -> Nullable<BigInt>,
        game_id -> Nullable<BigInt>,
        ply -> Nullable<Integer>,
        notice_id -> Nullable<BigInt>,
        message_id -> Nullable<Text>,
        answered -> Bool,
    }
}

diesel::table! {
    outages (id) {
        id -> BigInt,
        from_at -> BigInt,
        to_at -> BigInt,
        source -> Text,
        told_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    mail_outages (id) {
        id -> BigInt,
        from_at -> BigInt,
        to_at -> Nullable<BigInt>,
        credited_at -> Nullable<BigInt>,
        by_id -> Nullable<BigInt>,
    }
}

diesel::table! {
    heartbeats (instance) {
        instance -> Text,
        beat_at -> BigInt,
    }
}

diesel::table! {
    job_reports (id) {
        id -> BigInt,
        job -> Text,
        at -> BigInt,
        ok -> Bool,
        game_id -> Nullable<BigInt>,
        text -> Text,
    }
}

diesel::table! {
    days (unique_key) {
        unique_key -> Text,
        claimed_at -> BigInt,
        done_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    clock_acts (id) {
        id -> BigInt,
        game_id -> BigInt,
        ply -> Integer,
        at -> BigInt,
        side -> Text,
        by_id -> Nullable<BigInt>,
        kind -> Text,
        amount_ms -> BigInt,
        until_at -> BigInt,
        reason -> Text,
    }
}

diesel::table! {
    leaves (id) {
        id -> BigInt,
        once -> Text,
        player_id -> BigInt,
        game_id -> Nullable<BigInt>,
        first_day -> Text,
        last_day -> Text,
        zone -> Text,
        from_at -> BigInt,
        to_at -> BigInt,
        made_at -> BigInt,
        replaced_at -> Nullable<BigInt>,
        special -> Bool,
        automatic -> Bool,
        by_id -> Nullable<BigInt>,
        reason -> Text,
    }
}

diesel::table! {
    own_hours (id) {
        id -> BigInt,
        player_id -> BigInt,
        since_at -> BigInt,
        zone -> Text,
        days -> Integer,
        sleep_from -> Nullable<Integer>,
        sleep_to -> Nullable<Integer>,
    }
}

diesel::table! {
    tournament_terms (tournament_id) {
        tournament_id -> BigInt,
        stages -> Text,
        rating_from -> Nullable<Integer>,
        rating_to -> Nullable<Integer>,
        rated_games -> Integer,
        entry_word -> Text,
        clean -> Bool,
        series -> Text,
        again -> Bool,
    }
}

diesel::table! {
    champions (id) {
        id -> BigInt,
        once -> Text,
        year -> Integer,
        event -> Text,
        names -> Text,
        series -> Text,
        note -> Text,
        by_id -> BigInt,
        at -> BigInt,
        removed_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    tournament_texts (tournament_id, lang) {
        tournament_id -> BigInt,
        lang -> Text,
        about -> Text,
    }
}

diesel::table! {
    ties (one_id, other_id) {
        one_id -> BigInt,
        other_id -> BigInt,
        kind -> Text,
        at -> BigInt,
    }
}

diesel::table! {
    game_limits (player_id) {
        player_id -> BigInt,
        most -> Integer,
    }
}

diesel::table! {
    admin_acts (id) {
        id -> BigInt,
        by_id -> BigInt,
        at -> BigInt,
        kind -> Text,
        player_id -> Nullable<BigInt>,
        text -> Text,
    }
}

diesel::table! {
    tournaments (id) {
        id -> BigInt,
        once -> Text,
        made_by -> BigInt,
        version -> BigInt,
        state -> Text,
        name -> Text,
        about -> Text,
        director_id -> BigInt,
        deputy_id -> Nullable<BigInt>,
        format -> Text,
        tie_breaks -> Text,
        least -> Integer,
        most -> Nullable<Integer>,
        start_mode -> Text,
        starts_at -> BigInt,
        postponed -> Integer,
        end_at -> Nullable<BigInt>,
        member_days -> Integer,
        by_invitation -> Bool,
        control -> Text,
        leave_mode -> Text,
        own_hours -> Bool,
        profile -> Text,
        rated -> Bool,
        aids -> Text,
        plans -> Bool,
        visibility -> Text,
        start_fen -> Text,
        start_moves -> Text,
        lots -> BigInt,
        created_at -> BigInt,
        ended_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    entries (id) {
        id -> BigInt,
        tournament_id -> BigInt,
        player_id -> BigInt,
        state -> Text,
        rating -> Nullable<Integer>,
        entered_at -> BigInt,
        by_id -> Nullable<BigInt>,
        left_at -> Nullable<BigInt>,
        left_why -> Nullable<Text>,
        counts -> Bool,
    }
}

diesel::table! {
    seats (tournament_id, stage, grp, number) {
        tournament_id -> BigInt,
        stage -> Integer,
        grp -> Integer,
        number -> Integer,
        player_id -> BigInt,
        was_id -> Nullable<BigInt>,
    }
}

diesel::table! {
    rounds (tournament_id, stage, round) {
        tournament_id -> BigInt,
        stage -> Integer,
        round -> Integer,
        state -> Text,
        published_at -> BigInt,
        starts_at -> BigInt,
    }
}

diesel::table! {
    pairings (id) {
        id -> BigInt,
        tournament_id -> BigInt,
        stage -> Integer,
        grp -> Integer,
        round -> Integer,
        board -> Integer,
        leg -> Integer,
        white -> Integer,
        black -> Nullable<Integer>,
        game_id -> Nullable<BigInt>,
        decided -> Nullable<Text>,
    }
}

diesel::table! {
    tournament_acts (id) {
        id -> BigInt,
        once -> Text,
        tournament_id -> BigInt,
        by_id -> Nullable<BigInt>,
        at -> BigInt,
        kind -> Text,
        player_id -> Nullable<BigInt>,
        game_id -> Nullable<BigInt>,
        amount -> BigInt,
        word -> Text,
        reason -> Text,
        total -> Integer,
        done -> Integer,
        ended_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    opening_moves (key, uci) {
        key -> Text,
        uci -> Text,
        white -> BigInt,
        drawn -> BigInt,
        black -> BigInt,
    }
}

diesel::table! {
    opening_games (game_id) {
        game_id -> BigInt,
        result -> Text,
        line -> Text,
    }
}

diesel::table! {
    helpers (id) {
        id -> BigInt,
        player_id -> BigInt,
        helper_id -> BigInt,
        named_by -> BigInt,
        named_at -> BigInt,
        accepted_at -> Nullable<BigInt>,
        ended_at -> Nullable<BigInt>,
        ended_by -> Nullable<BigInt>,
    }
}

diesel::table! {
    entered (id) {
        id -> BigInt,
        game_id -> BigInt,
        ply -> Integer,
        what -> Text,
        player_id -> BigInt,
        by_id -> BigInt,
        way -> Text,
        at -> BigInt,
        dated_at -> Nullable<BigInt>,
        reason -> Text,
    }
}

diesel::table! {
    collections (id) {
        id -> BigInt,
        once -> Text,
        name -> Text,
        made_by -> BigInt,
        made_at -> BigInt,
        games -> BigInt,
        ready -> Bool,
    }
}

diesel::table! {
    collection_moves (collection_id, key, uci) {
        collection_id -> BigInt,
        key -> Text,
        uci -> Text,
        white -> BigInt,
        drawn -> BigInt,
        black -> BigInt,
    }
}

diesel::table! {
    silences (id) {
        id -> BigInt,
        tournament_id -> BigInt,
        player_id -> BigInt,
        why -> Text,
        asked_at -> BigInt,
        again_at -> Nullable<BigInt>,
        told_at -> Nullable<BigInt>,
        closed_at -> Nullable<BigInt>,
        answer -> Nullable<Text>,
    }
}

diesel::table! {
    tournament_choices (tournament_id) {
        tournament_id -> BigInt,
        confirms -> Bool,
    }
}

diesel::table! {
    entry_calls (tournament_id, player_id) {
        tournament_id -> BigInt,
        player_id -> BigInt,
        asked_at -> BigInt,
        answered_at -> Nullable<BigInt>,
        plays -> Nullable<Bool>,
    }
}

diesel::table! {
    appeals (id) {
        id -> BigInt,
        tournament_id -> BigInt,
        game_id -> BigInt,
        player_id -> BigInt,
        body -> Text,
        made_at -> BigInt,
        decided_at -> Nullable<BigInt>,
        decided_by -> Nullable<BigInt>,
        decision -> Nullable<Text>,
        reason -> Nullable<Text>,
    }
}

diesel::table! {
    act_texts (act_id, lang) {
        act_id -> BigInt,
        lang -> Text,
        body -> Text,
    }
}

diesel::table! {
    silence_looks (tournament_id) {
        tournament_id -> BigInt,
        looked_at -> BigInt,
    }
}

diesel::table! {
    takeovers (game_id, side, at) {
        game_id -> BigInt,
        side -> Text,
        at -> BigInt,
        was_id -> BigInt,
        player_id -> BigInt,
        ply -> Integer,
    }
}

diesel::allow_tables_to_appear_in_same_query!(
    players,
    mailboxes,
    mail_exceptions,
    switches,
    sessions,
    devices,
    links,
    refused_addresses,
    invitations,
    games,
    game_terms,
    tournament_terms,
    tournament_texts,
    champions,
    ties,
    game_limits,
    admin_acts,
    moves,
    messages,
    mutes,
    message_reports,
    notes,
    analyses,
    draw_offers,
    game_events,
    rate_this,
    ratings,
    rating_heads,
    notices,
    inbound,
    outages,
    heartbeats,
    mail_outages,
    job_reports,
    days,
    clock_acts,
    leaves,
    own_hours,
    plans,
    tournaments,
    entries,
    seats,
    rounds,
    pairings,
    tournament_acts,
    adjudication_claims,
    takeovers,
    silence_looks,
    act_texts,
    appeals,
    silences,
    tournament_choices,
    entry_calls,
    opening_moves,
    opening_games,
    helpers,
    entered,
    collections,
    collection_moves,
);
