import { useLocation } from '@tanstack/react-router';
import { useSession } from '../session/session.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { remember, remembered } from '../ui/remembered.ts';

const IN_USE = 'field-in-use';

/** From now on this browser keeps what Field Services need, and sends what they wrote. */
export const rememberFieldInUse = () => remember(IN_USE, true);

const OutboxLink = lazyPart(() => import('../field/outbox/OutboxLink.tsx'), { Failed: () => null });

/** Sends what was written in the field, on any screen, and shows how much still waits. Other browsers load nothing of it. */
export function FieldInBackground() {
  const { user, isStaff } = useSession();
  // Whoever comes straight to a form of the field has not been at its home.
  const isInField = useLocation().pathname.startsWith('/field-services');
  if (!user || !isStaff || user.seen_by || !(isInField || remembered<boolean>(IN_USE))) return null;
  return <OutboxLink key={user.sub} owner={user.sub} />;
}
