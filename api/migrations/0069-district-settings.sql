-- Settings that were changed on their screen; all others are as the server was started with.
create table district_settings (
  name text not null constraint district_settings_key primary key,
  value text constraint district_settings_not_long check (char_length(value) <= 500)
);
call keep_records('district_settings', 'name');
