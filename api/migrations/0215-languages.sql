-- The language that people are written to in.
alter table accounts add column language text;
alter table accounts add constraint accounts_language_known check (language in ('en', 'es'));

alter table contacts add column language text;
alter table contacts add constraint contacts_language_known check (language in ('English', 'Spanish'));

alter table registrations add column language text not null default 'en';
alter table registrations add constraint registrations_language_known check (language in ('en', 'es'));

alter table alert_subscriptions add column language text not null default 'en';
alter table alert_subscriptions add constraint alert_subscriptions_language_known check (language in ('en', 'es'));

alter table letters add column language text not null default 'en';
alter table letters add constraint letters_language_known check (language in ('en', 'es'));

-- What an alert says in other languages, by their codes: {"es": {"title": …, "detail": …}}.
alter table alert_events add column translations jsonb not null default '{}';
