import type { Register } from '@artesian/contract/language/register';
import type { Dependencies } from '../views/dependencies.ts';

/** What each register is read from: the view that is named like its path, where there is one, else its table. */
export const relationsIn =
  (dependencies: Dependencies) =>
  ({ path, table }: Pick<Register, 'path' | 'table'>): string => {
    const view = `api.${path.replaceAll('-', '_')}`;
    return dependencies.has(view) ? view : `public.${table}`;
  };
