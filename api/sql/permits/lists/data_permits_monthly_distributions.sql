create view data_permits_monthly_distributions as
select
  shares.ndx,
  shares.permit_ndx,
  shares.c_month,
  (shares.share / 100000.0)::double precision as alloc_percentage,
  allocation_distributions.is_editable,
  shares.version,
  shares.created_timestamp,
  shares.created_by,
  shares.updated_timestamp,
  shares.updated_by
from public.permit_distributions as shares
join public.permits using (permit_ndx)
join public.allocation_distributions using (allocation_distribution_ndx);
