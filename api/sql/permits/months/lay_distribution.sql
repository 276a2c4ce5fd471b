-- A permit has twelve shares from its first moment: those of its distribution.
create function lay_distribution() returns trigger
language plpgsql
as $$
begin
  -- An editable distribution leaves the shares that the permit has, to start from.
  if tg_op = 'UPDATE' and (
    select is_editable from public.allocation_distributions
    where allocation_distribution_ndx = new.allocation_distribution_ndx
  ) then
    return null;
  end if;
  insert into public.permit_distributions as shares (permit_ndx, c_month, share)
  select new.permit_ndx, of_distribution.c_month, of_distribution.share
  from public.allocation_distribution_shares as of_distribution
  where of_distribution.allocation_distribution_ndx = new.allocation_distribution_ndx
  on conflict (permit_ndx, c_month) do update set share = excluded.share where shares.share <> excluded.share;
  return null;
end $$;
create trigger lay_distribution after insert on permits for each row execute function lay_distribution();
create trigger lay_other_distribution after update of allocation_distribution_ndx on permits for each row
  when (old.allocation_distribution_ndx <> new.allocation_distribution_ndx) execute function lay_distribution();

create function hold_twelve_shares() returns trigger
language plpgsql
as $$
begin
  if exists (select from public.permits where permit_ndx = old.permit_ndx)
    and (select count(*) from public.permit_distributions where permit_ndx = old.permit_ndx) <> 12 then
    raise exception 'Permit % must have twelve monthly shares.', old.permit_ndx
      using errcode = 'check_violation', constraint = 'permit_distributions_twelve', table = 'permit_distributions';
  end if;
  return null;
end $$;
create constraint trigger permit_distributions_twelve
  after delete or update of permit_ndx, c_month on permit_distributions deferrable initially deferred
  for each row execute function hold_twelve_shares();
