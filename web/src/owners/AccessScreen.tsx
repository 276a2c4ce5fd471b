import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import { PageHeader } from '../ui/PageHeader.tsx';
import { ClaimRecords } from './ClaimRecords.tsx';
import { Delegates } from './Delegates.tsx';
import { HOME } from './paths.ts';

/** Whose permits an account sees, and who sees its own. Not in the specification: the path is ours. */
export default function AccessScreen() {
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: t('My Permits'), to: HOME }]}
        title={t('Who Sees My Permits')}
        purpose={t('Link permits to your account with a code, and let an operator or a bookkeeper report for you.')}
      />
      <Box sx={{ display: 'grid', gap: 4, maxWidth: 720, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Delegates />
        <ClaimRecords />
      </Box>
    </>
  );
}
