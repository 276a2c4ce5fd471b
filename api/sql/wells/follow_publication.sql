-- Which version of a well was published last. Whoever publishes it anew sets the column to null, and this version takes its place; a
-- district that is loaded is published as it comes.
create function follow_publication() returns trigger
language plpgsql
as $$
begin
  if not new.is_published then
    new.published_version := null;
  elsif new.published_version is null or api.is_loading() then
    new.published_version := new.version;
  end if;
  return new;
end $$;

-- Triggers go by their names: this one comes after `stamp_record`, which numbers the version.
create trigger version_of_publication before insert or update on public.wells
  for each row execute function follow_publication();
