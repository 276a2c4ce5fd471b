-- What was told to many at once, and how far it is.
create view ui_list_notices as
select
  notices.notice_ndx,
  notices.kind,
  notices.drought_declaration_ndx,
  stages.drought_stage_name,
  notices.reading_month,
  counted.letters,
  counted.told,
  counted.waiting,
  counted.to_post,
  counted.unsure,
  notices.created_timestamp,
  name_of_account(notices.created_by) as created_by
from public.notices
left join public.drought_declarations as declarations
  on declarations.drought_declaration_ndx = notices.drought_declaration_ndx
left join public.drought_stages as stages on stages.drought_stage_ndx = declarations.drought_stage_ndx
cross join lateral (
  select
    count(*)::integer as letters,
    (count(*) filter (where letters.state in ('sent', 'posted')))::integer as told,
    (count(*) filter (where letters.state in ('waiting', 'sending')))::integer as waiting,
    (count(*) filter (where is_to_post(letters.state)))::integer as to_post,
    (count(*) filter (where letters.state = 'unsure'))::integer as unsure
  from public.letters
  where letters.notice_ndx = notices.notice_ndx
) as counted;
