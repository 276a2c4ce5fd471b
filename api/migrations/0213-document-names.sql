-- Wells are found by the names of their public documents.
create index attachments_by_name on attachments using gin (plain_words(original_filename) gin_trgm_ops)
  where well_ndx is not null and not removed and not photo_gallery;
