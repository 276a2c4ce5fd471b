create view ui_list_wells_photo_attachments as
select
  files.att_ndx,
  wells.well_ndx,
  files.system_filepath as hyperlink,
  nullif(attachment_tags.att_tag_text, '') as tag,
  wells.district_well_id,
  wells.well_name,
  wells.is_published,
  wells.physical_location_address as well_location_address,
  wells.well_class as well_class_name,
  wells.well_subclass as well_subclass_name,
  permits.permit_numbers as permits_info,
  nullif(primary_uses.well_use_name, '') as primary_use_group_desc,
  nullif(secondary_uses.well_use_name, '') as secondary_use_group_desc,
  files.original_filename as filename
from kept_files as files
join well_words as wells on wells.well_ndx = files.well_ndx
left join well_permits as permits on permits.well_ndx = wells.well_ndx
join public.attachment_tags on attachment_tags.att_tag_ndx = files.tags
join public.well_uses as primary_uses on primary_uses.well_use_ndx = wells.primary_use_ndx
join public.well_uses as secondary_uses on secondary_uses.well_use_ndx = wells.secondary_use_ndx
where files.photo_gallery and not files.cannot_be_shown and not wells.removed;
