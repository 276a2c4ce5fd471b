import { createContext } from 'react';
import type { MeterToRead } from './use-reading-place.ts';

/** The meter that is read, with what its reading is held against. */
export const MeterContext = createContext<MeterToRead | undefined>(undefined);
