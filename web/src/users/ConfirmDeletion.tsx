import type { User } from '@artesian/contract/people/users';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

export interface AskedDeletion {
  user: User;
  answer: (isMeant: boolean) => void;
}

/** Asks, because nothing brings a user back. */
export function ConfirmDeletion({ user, answer, onClosed }: AskedDeletion & { onClosed: () => void }) {
  const close = (isMeant: boolean) => {
    answer(isMeant);
    onClosed();
  };
  return (
    <ConfirmDialog
      title={`Delete ${user.auth0_name}?`}
      act="Delete user"
      color="error"
      onConfirm={() => close(true)}
      onCancel={() => close(false)}
    >
      {user.auth0_email} can no longer sign in, and their sessions end. Their entries stay under their name. This cannot
      be undone.
    </ConfirmDialog>
  );
}
