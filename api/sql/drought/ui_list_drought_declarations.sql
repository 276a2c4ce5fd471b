-- One can be undone while its first month has not begun and none stands on it.
create view ui_list_drought_declarations as
select
  declarations.drought_declaration_ndx,
  declarations.declared_on,
  stages.drought_stage_name,
  declarations.first_month,
  declarations.last_month,
  declarations.created_by as declared_by,
  declarations.removed as is_undone,
  declarations.removed_by as undone_by,
  not declarations.removed
    and declarations.first_month > public.district_today()
    and not exists (
      select from public.drought_declarations as later
      where later.drought_declaration_ndx > declarations.drought_declaration_ndx
        and not later.removed
        and later.first_month <= declarations.last_month
        and later.last_month >= declarations.first_month
    ) as can_be_undone
from public.drought_declarations as declarations
join public.drought_stages as stages using (drought_stage_ndx);
