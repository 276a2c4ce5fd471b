import type { DroughtDay } from '@artesian/contract/drought/triggers';
import type { Trigger } from '../../src/drought/indicators/called-for.ts';
import { districtStages } from './district-stages.ts';

const nameOf = (stage: number) => districtStages[stage]!.drought_stage_name;

export const FLOW = 1;
export const LEVEL = 2;
export const triggerOf = (values: Partial<Trigger>): Trigger => ({
  drought_trigger_ndx: values.drought_stage_ndx!,
  drought_stage_ndx: 2,
  drought_stage_name: nameOf(values.drought_stage_ndx ?? 2),
  drought_area_ndx: 1,
  drought_area_name: 'District',
  valid_from: '2009-09-01',
  indicator_ndx: FLOW,
  indicator: values.indicator_ndx === LEVEL ? 'Index Well Level (ft msl)' : 'Spring Flow (cfs)',
  indicator_name: values.indicator_ndx === LEVEL ? 'Index Well Level' : 'Spring Flow',
  indicator_unit: values.indicator_ndx === LEVEL ? 'ft msl' : 'cfs',
  window_days: 10,
  comparison: 'At or Below',
  threshold: null,
  source_note: null,
  version: 1,
  created_by: 'system',
  created_timestamp: '2009-09-01T12:00:00Z',
  updated_by: null,
  updated_timestamp: null,
  removed: false,
  removed_by: null,
  removed_timestamp: null,
  ...values,
});

/** What was called for on a day, with ten-day means. */
export const dayOf = (day: string, stage: number, flow: number | null, level: number | null, area = 1): DroughtDay => ({
  drought_area_ndx: area,
  day,
  c_year: Number(day.slice(0, 4)),
  drought_stage_ndx: stage,
  drought_stage_name: nameOf(stage),
  figures: [
    { indicator_ndx: FLOW, window_days: 10, value: flow, mean: flow },
    { indicator_ndx: LEVEL, window_days: 10, value: level, mean: level },
  ],
});
