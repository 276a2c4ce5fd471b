-- Refuses a row by the rule and in the words that its trigger names.
create function refuse_row() returns trigger
language plpgsql
as $$
begin
  raise exception '%', tg_argv[1] using errcode = 'check_violation', constraint = tg_argv[0], table = tg_table_name;
end $$;
