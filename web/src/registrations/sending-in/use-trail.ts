import { t } from '@artesian/domain/texts/translate';
import { useSession } from '../../session/session.tsx';
import type { Crumb } from '../../ui/PageHeader.tsx';

/** The way to the screens of registering: visitors, to whom the dashboard is closed, come from the start page. */
export function useTrail(registration: Omit<Crumb, 'label'> = {}): readonly Crumb[] {
  const { user } = useSession();
  const start = user ? { label: t('Dashboard'), to: '/dashboard' } : { label: t('Home'), to: '/' };
  return [start, { label: t('Well Registration'), ...registration }];
}
