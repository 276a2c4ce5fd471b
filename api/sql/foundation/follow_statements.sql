-- Has `does`, a trigger's function with its arguments, run once after each statement that changes rows of a table. The function sees
-- them as `changed` (as they were added, left or deleted) and, of an update, as they were before as `changed_from`.
create procedure follow_statements(
  changed_table regclass, does text, events text[] default '{insert,update,delete}', only_when text default 'true')
language plpgsql
as $$
declare
  event text;
begin
  foreach event in array events loop
    execute format(
      'create trigger %I after %s on %s referencing %s for each statement when (%s) execute function %s',
      split_part(does, '(', 1) || '_on_' || event,
      event,
      changed_table,
      case event
        when 'insert' then 'new table as changed'
        when 'update' then 'old table as changed_from new table as changed'
        when 'delete' then 'old table as changed'
      end,
      only_when,
      does);
  end loop;
end $$;
