-- The certificates of a permit as they were issued, each with the file of that day and its signed copy. What was removed from the documents
-- leaves the certificate in the list.
create view ui_list_permit_certificates as
select
  certificates.permit_certificate_ndx,
  certificates.permit_ndx,
  certificates.issued_date,
  fiscal_year(certificates.issued_date) as fiscal_year,
  certificates.authorized_volume_gal,
  certificates.year_volume_gal,
  certificates.created_timestamp as kept_at,
  name_of_account(certificates.created_by) as issued_by,
  files.original_filename,
  files.system_filename,
  signed_copies.original_filename as signed_filename,
  signed_copies.system_filename as signed_system_filename,
  signed_copies.created_timestamp as signed_at,
  name_of_account(signed_copies.created_by) as signed_added_by
from public.permit_certificates as certificates
join public.attachments as files on files.att_ndx = certificates.att_ndx
left join public.attachments as signed_copies
  on signed_copies.att_ndx = certificates.signed_att_ndx and not signed_copies.removed;
