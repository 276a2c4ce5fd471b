import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';

/** What a district must bring in before it can work with all of it, in the order in which it is best done. */
export const stepsOfSettingUp = ['name', 'lists', 'boundary', 'people', 'wells', 'permits', 'readings'] as const;
export type StepOfSettingUp = (typeof stepsOfSettingUp)[number];

/** Not in the specification: the path is ours. */
export const settingUp = endpoint({
  method: 'GET',
  path: '/api/setting-up',
  access: 'staff',
  summary: 'What a new district has set up and what is missing, step by step',
  answer: z.array(z.object({ step: z.enum(stepsOfSettingUp), done: z.boolean() })),
});
