-- A well is drilled before it is plugged. Where a record says otherwise, the plugging stands, because it decides whether the well counts
-- as active, and the drilled date moves to the comments, so that nothing is lost.
update wells
set
  comments = concat_ws(
    E'\n', comments,
    format('Drilled Date %s was after the plugging date and was removed.', to_char(drilled_date, 'MM/DD/YYYY'))
  ),
  drilled_date = null,
  drilled_year_only = false
where plugging_date < drilled_date;

alter table wells add constraint wells_plugged_after_drilled check (plugging_date >= drilled_date);
