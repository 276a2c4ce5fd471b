import type { ImportHooks } from './sheet-row.ts';
import type { Subject } from './subject.ts';
import { hooksOfWells } from './wells.ts';

const hooks: Record<string, ImportHooks> = { 'list-wells': hooksOfWells };

export const hooksOf = ({ register }: Subject): ImportHooks => hooks[register.path] ?? {};
