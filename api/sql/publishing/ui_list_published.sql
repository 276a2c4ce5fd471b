create view ui_list_published as
select report as published, last_run
from public.report_runs
where report in ('rebuild-map-wells-layer', 'publish-water-levels');
