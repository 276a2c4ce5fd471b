import { t } from '@artesian/domain/texts/translate';
import type { publicSettings } from '@artesian/contract/language/settings';
import type { z } from 'zod';

type Settings = z.output<typeof publicSettings.answer>;

/** Whose paper it is. */
export interface District {
  name: string;
  address: string | null;
  phone: string | null;
}

export const districtOf = ({ districtName, contact }: Pick<Settings, 'districtName' | 'contact'>): District => ({
  name: districtName,
  address: contact.address,
  phone: contact.phone,
});

/** How the district is reached, in one line. */
export const reachOf = ({ address, phone }: District): string =>
  [address, phone && t('Telephone {phone}', { phone })].filter((way) => way).join(' · ');
