import type { TestContext } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** How many cases a test had, where they are more than one, and what else it counted: `npm run checks -- sixty` says so. */
    cases?: number;
    detail?: string;
  }
}

/** Says how many cases a test had. */
export function counted({ task }: Pick<TestContext, 'task'>, cases: number, detail?: string): void {
  task.meta.cases = cases;
  if (detail !== undefined) task.meta.detail = detail;
}
