-- One can be undone while its first month has not begun and none stands on it. `told` are those whom its notice may have reached.
create view ui_list_drought_declarations as
select
  declarations.drought_declaration_ndx,
  declarations.declared_on,
  stages.drought_stage_name,
  drought_areas.drought_area_name,
  declarations.first_month,
  declarations.last_month,
  name_of_account(declarations.created_by) as declared_by,
  declarations.removed as is_undone,
  name_of_account(declarations.removed_by) as undone_by,
  not declarations.removed
    and declarations.first_month > public.district_today()
    and not exists (
      select from public.drought_declarations as later
      where later.drought_declaration_ndx > declarations.drought_declaration_ndx
        and not later.removed
        and later.drought_area_ndx = declarations.drought_area_ndx
        and later.first_month <= declarations.last_month
        and later.last_month >= declarations.first_month
    ) as can_be_undone,
  stage_notice.notice_ndx,
  coalesce(stage_notice.told, 0) as told,
  corrections.notice_ndx as correction_ndx
from public.drought_declarations as declarations
join public.drought_stages as stages using (drought_stage_ndx)
join public.drought_areas using (drought_area_ndx)
left join lateral (
  select
    notices.notice_ndx,
    (count(*) filter (where may_have_arrived(letters.state)))::integer as told
  from public.notices
  left join public.letters on letters.notice_ndx = notices.notice_ndx
  where notices.drought_declaration_ndx = declarations.drought_declaration_ndx and notices.kind = 'stage'
  group by notices.notice_ndx
) as stage_notice on true
left join public.notices as corrections
  on corrections.drought_declaration_ndx = declarations.drought_declaration_ndx and corrections.kind = 'correction';
