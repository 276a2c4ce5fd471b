import type { z } from 'zod';
import type { productionMonth, waterLevelDay } from '@artesian/contract/map/graphs';

export type ProductionMonth = z.output<typeof productionMonth>;
export type WaterLevelDay = z.output<typeof waterLevelDay>;
