import type { User } from '@artesian/contract/people/users';
import type { RowOfUsers } from '@artesian/contract/people/users-files';

/** A row of the file, and what became of it. */
export interface FileRow extends RowOfUsers {
  /** Names the act of adding, so that going on after a lost answer adds nobody twice. */
  act: string;
  added: User | null;
  /** Null where nobody asked for an invitation, or it is still to come. */
  invited: 'sent' | 'link' | null;
  /** To be handed over where no mail is sent. */
  link: string | null;
}
