import { meters } from '@artesian/contract/metering/meters';
import type { Row } from '@artesian/contract/language/register';
import { serveRegister } from '../register/served-register.ts';

export const servedMeters = serveRegister(meters, 'meters');

/** Stands in the history beside everything that a replacement writes, and finds it again. */
export const replacementNote = ({ meter_id }: Row) => `Replacement of ${String(meter_id)}`;
