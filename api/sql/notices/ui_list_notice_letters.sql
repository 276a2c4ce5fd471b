-- Who was told by a notice, when and how.
create view ui_list_notice_letters as
select
  letter_ndx,
  notice_ndx,
  rolo_ndx,
  addressee,
  organization,
  r_email,
  about,
  state,
  is_to_post(state) as is_to_post,
  told_at,
  tries,
  failure
from public.letters;
