import { t } from '@artesian/domain/texts/translate';
import { z } from 'zod';

/** Decimal degrees in an address, up to so many either way. */
export const coordinate = (limit: number) =>
  z.coerce
    .number({ error: t('Invalid coordinate') })
    .min(-limit, t('Invalid coordinate'))
    .max(limit, t('Invalid coordinate'));
