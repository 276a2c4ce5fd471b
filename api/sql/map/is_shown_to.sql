-- Whether the shapes of a source are for somebody of these audiences. Where several layers draw them, the strictest holds: what
-- one layer keeps for staff, no other gives away.
create function is_shown_to(source text, audiences text[]) returns boolean
language sql stable
return not exists (
  select from public.map_layers where source_id = source and audience <> all (audiences)
);
