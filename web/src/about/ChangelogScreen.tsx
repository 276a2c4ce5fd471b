import { t } from '@artesian/domain/texts/translate';
import Chip from '@mui/material/Chip';
import changelog from '../../../CHANGELOG.md?raw';
import { Document } from '../document/Document.tsx';
import { withoutTitle } from '../document/read-markdown.ts';
import { useSettings } from '../session/settings.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

export default function ChangelogScreen() {
  const { productName, version } = useSettings();
  return (
    <>
      <PageHeader
        title={t('Changelog')}
        purpose={t('What has changed in {productName}, newest first.', { productName })}
        actions={<Chip color="primary" variant="outlined" label={t('This is version {version}', { version })} />}
      />
      <Document markdown={withoutTitle(changelog)} />
    </>
  );
}
