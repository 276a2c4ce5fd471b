-- The number that the next permit of a type gets, by the pattern of the district. Numbers are
-- given one after the other, so that of many permits that are added at once each has its own; whoever brings one along keeps it.
create function number_permit() returns trigger
language plpgsql
as $$
begin
  perform pg_advisory_xact_lock(hashtext('permit numbers'));
  new.permit_number := coalesce(
    (
      select api.permit_number_of(permit_prefix, permit_prefix_num, new.permit_year)
      from api.next_permit_numbers
      where permit_type_ndx = new.permit_type_ndx
    ),
    -- Of an unknown type, which its own constraint refuses in words.
    '');
  return new;
end $$;
create trigger number_permit before insert or update on permits for each row
  when (new.permit_number is null) execute function number_permit();
