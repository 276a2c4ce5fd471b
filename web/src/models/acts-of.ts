import type { Register } from '@artesian/contract/language/register';

/** What can be done with the records of a register, as its declaration says it. */
export const actsOf = ({ calls, publication, removable, partOf }: Register): string[] => {
  const adds = calls.create !== undefined && partOf === undefined;
  const publishes = publication !== undefined;
  const acts: Record<string, boolean> = {
    Find: calls.list !== undefined || partOf !== undefined,
    Fetch: calls.one !== undefined || calls.list !== undefined,
    Create: adds,
    'Create and publish': adds && publishes,
    Update: calls.update !== undefined,
    'Update and publish': publishes,
    Publish: publishes,
    Unpublish: publishes,
    Disable: removable === true,
    Enable: removable === true,
    Delete: calls.delete !== undefined,
  };
  return Object.keys(acts).filter((act) => acts[act]);
};
