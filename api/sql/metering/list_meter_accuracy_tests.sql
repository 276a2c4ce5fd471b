create view list_meter_accuracy_tests as
select
  tests.*,
  abs(tests.registered_pct - 100) > (select meter_tolerance_pct from public.district_rules) as is_out_of_tolerance
from public.meter_accuracy_tests as tests;
