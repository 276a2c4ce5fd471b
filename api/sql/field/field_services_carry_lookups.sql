-- Every list of one table that the forms of the field offer, by the path of its own call.
create view field_services_carry_lookups as
select 'field-services/lookup/well-uses' as path, well_use_ndx as value, well_use_name as label
from public.well_uses

union all

select 'field-services/lookup/monitoring-statuses', monitoring_status_ndx, monitoring_status_desc
from public.monitoring_statuses

union all

select 'field-services/lookup/system-types', system_type_ndx, system_type_desc
from public.system_types

union all

select 'field-services/lookup/pump-types', pump_type_ndx, pump_type_desc
from public.pump_types

union all

select 'field-services/lookup/well-classes', well_class_ndx, well_class_name
from public.well_classes

union all

select 'field-services/lookup/well-subclasses', well_subclass_ndx, well_subclass_name
from public.well_subclasses

union all

select 'field-services/lookup/sampling-spigots', sampling_spigot_ndx, sampling_spigot_desc
from public.sampling_spigots

union all

select 'field-services/lookup/other-treatments', other_treatments_ndx, other_treatments_desc
from public.other_treatments

union all

select 'field-services/lookup/casing-types', casing_type_ndx, casing_type_desc
from public.casing_types

union all

select 'field-services/lookup/mr-adjustment-reasons', mr_adjustment_reason_ndx, mr_adjustment_reason_desc
from public.mr_adjustment_reasons

union all

select 'field-services/lookup/mr-report-statuses', mr_report_status_ndx, mr_report_status_desc
from public.mr_report_statuses

union all

select 'field-services/lookup/inspection-types', ir_type_ndx, ir_type_desc
from public.inspection_types

union all

select 'field-services/lookup/wl-meas-methods', wl_meas_method_ndx, wl_meas_method_desc
from public.wl_meas_methods

union all

select 'field-services/lookup/wl-meas-froms', wl_meas_from_ndx, wl_meas_from_desc
from public.wl_meas_froms

union all

select 'field-services/lookup/aqsci-data-sources', aqsci_data_source_ndx, aqsci_data_source_desc
from public.aqsci_data_sources

union all

select 'field-services/lookup/ui-list-wq-sources', aqsci_data_source_ndx, aqsci_data_source_desc
from public.aqsci_data_sources

union all

select 'field-services/lookup/ui-list-wq-labs', aqsci_lab_ndx, aqsci_lab_desc
from public.aqsci_labs

union all

select 'ui-list-wm-well-status', well_status_ndx, well_status_name
from public.well_statuses

union all

select 'ui-list-wm-attachment-tags', att_tag_ndx, att_tag_text
from public.attachment_tags;
