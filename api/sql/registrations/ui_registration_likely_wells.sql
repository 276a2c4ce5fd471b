-- Wells that may be the registered one: why, and how likely, weighed as wells are among each other. Distances are those of a sphere.
create view ui_registration_likely_wells as
select
  registrations.reg_ndx,
  wells.well_ndx,
  wells.label,
  wells.known_by,
  likely.likeness::double precision as likeness,
  likely.reasons
from public.registrations
cross join lateral (
  select st_setsrid(st_makepoint(reg_lon_dd, reg_lat_dd), 4326)::geography as geog
) as place
cross join lateral (
  select well_ndx, sum(weight) as likeness, array_agg(reason order by weight desc, reason) as reasons
  from (
    select well_ndx, weight, reason, count(*) over (partition by reason) as shared_by
    from (
      select
        well_ndx,
        round((4 - feet / 100)::numeric, 2) as weight,
        case when feet < 1 then 'same place' else round(feet) || ' ft apart' end as reason
      from (
        select near.well_ndx, st_distance(near.geog, place.geog, false) / 0.3048 as feet
        from public.wells as near
        where st_dwithin(near.geog, place.geog, 300 * 0.3048, false) and not near.removed
      ) as near
      union all
      select well_ndx, 3, 'named like its owner'
      from public.wells as named
      where named.name_key in (public.name_key(first_name || ' ' || last_name), public.name_key(mailing_name))
        and not named.removed
    ) as alike
  ) as found
  where shared_by <= 10
  group by well_ndx
) as likely
join ui_list_well_options as wells on wells.well_ndx = likely.well_ndx
where wells.well_ndx is distinct from registrations.well_ndx;
