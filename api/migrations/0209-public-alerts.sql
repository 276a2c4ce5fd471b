-- Who is told by e-mail of what happens with the water, without an account. Nothing of an address is kept anywhere else, nor in any history.
create table alert_subscriptions (
  alert_subscription_ndx integer generated always as identity constraint alert_subscriptions_key primary key,
  email text not null,
  about_stages boolean not null,
  about_indicators boolean not null,
  -- One well, or none.
  well_ndx integer,
  asked_at timestamptz not null default now(),
  -- Null until the link in a message is followed: nobody is told of anything before.
  confirmed_at timestamptz,
  constraint alert_subscriptions_about_something check (about_stages or about_indicators or well_ndx is not null)
);
create unique index alert_subscriptions_once on alert_subscriptions (lower(email), coalesce(well_ndx, 0))
  where confirmed_at is not null;
create index alert_subscriptions_by_email on alert_subscriptions (lower(email));

-- How each area, indicator and well stood when it was last looked at: what differs from it has happened since.
create table alert_standings (
  subject text constraint alert_standings_key primary key,
  standing jsonb not null
);

-- What happened, in words for the public.
create table alert_events (
  alert_event_ndx integer generated always as identity constraint alert_events_key primary key,
  happened_at timestamptz not null default now(),
  about text not null,
  -- Of what happened at a well.
  well_ndx integer,
  title text not null,
  detail text not null,
  constraint alert_events_about check (about in ('stages', 'indicators', 'well')),
  constraint alert_events_well_named check ((about = 'well') = (well_ndx is not null))
);
create index alert_events_by_well on alert_events (well_ndx, alert_event_ndx);

-- Messages, gone with the subscription that they are for. One without events asks to confirm it.
create table alert_mails (
  alert_mail_ndx integer generated always as identity constraint alert_mails_key primary key,
  alert_subscription_ndx integer not null
    constraint alert_mails_subscription_exists references alert_subscriptions on delete cascade,
  about_events integer[] not null default '{}',
  message_id text not null,
  state text not null default 'waiting',
  tries integer not null default 0,
  failure text,
  tried_at timestamptz,
  constraint alert_mails_state check (state in ('waiting', 'sending', 'sent', 'unsure', 'refused', 'withdrawn'))
);
create index alert_mails_by_subscription on alert_mails (alert_subscription_ndx);
create index alert_mails_waiting on alert_mails (alert_mail_ndx) where state in ('waiting', 'sending');
