-- The last day up to `today` on which a query is due by e-mail.
create function query_mail_due_on(rhythm text, day integer, today date) returns date
language sql immutable
begin atomic
  select case rhythm
    when 'daily' then today
    when 'weekly' then today - (extract(isodow from today)::integer - day + 7) % 7
    else (
      select max(due.on_day)
      from (
        select month_starts::date + least(day, extract(day from month_starts + interval '1 month - 1 day')::integer) - 1 as on_day
        from generate_series(
          date_trunc('month', today::timestamp) - interval '1 month', today::timestamp, interval '1 month'
        ) as month_starts
      ) as due
      where due.on_day <= today
    )
  end;
end;
