-- How often the water of a well is measured by hand, by how it is monitored: a recorder is checked as often as a quarterly well.
alter table monitoring_statuses
  add column level_every_months integer constraint monitoring_statuses_level_every_positive check (level_every_months > 0);
update monitoring_statuses as statuses
set level_every_months = known.months
from (values (1, 3), (2, 1), (3, 3), (4, 12)) as known (status, months)
where statuses.monitoring_status_ndx = known.status;
