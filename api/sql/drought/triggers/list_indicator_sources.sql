-- The wells and the other indicators that indicators take their values from.
create view list_indicator_sources as
select
  sources.*,
  indicators.indicator_name,
  indicators.indicator_unit,
  indicators.indicator,
  coalesce(wells.district_well_id, 'Well ' || sources.well_ndx, parts.indicator_name) as source_name
from public.indicator_sources as sources
join named_indicators as indicators using (indicator_ndx)
join public.indicators as parts on parts.indicator_ndx = sources.part_ndx
left join public.wells on wells.well_ndx = sources.well_ndx;
