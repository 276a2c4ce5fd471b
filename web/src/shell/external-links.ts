import { t } from '@artesian/domain/texts/translate';
import type { MenuGroup } from '../screens/screen.ts';

export interface ExternalLink {
  group: MenuGroup;
  label: string;
  href: string;
}

/** Pages of others that belong to the work; they open in a new tab. */
export const externalLinks: readonly ExternalLink[] = [
  {
    group: 'Public Resources',
    label: t('Water Data for Texas'),
    href: 'https://www.waterdatafortexas.org/groundwater',
  },
  { group: 'Drought Management', label: t('U.S. Drought Monitor'), href: 'https://droughtmonitor.unl.edu/' },
];
