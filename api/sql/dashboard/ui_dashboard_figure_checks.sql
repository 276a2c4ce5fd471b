-- What the last nightly check of all volumes came to.
create view ui_dashboard_figure_checks as
select checked_at, figures, different, first_different
from public.figure_checks
order by checked_at desc
limit 1;
