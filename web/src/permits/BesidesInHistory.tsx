import { MovesOfPermit } from './groups/Moves.tsx';
import { RenewalsOfPermit } from './renewals/RenewalsOfPermit.tsx';

/** What happened to a permit beside its own changes. */
export const BesidesInHistory = ({ record }: { record: number }) => (
  <>
    <RenewalsOfPermit record={record} />
    <MovesOfPermit record={record} />
  </>
);
