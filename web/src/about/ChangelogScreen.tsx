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
        title="Changelog"
        purpose={`What has changed in ${productName}, newest first.`}
        actions={<Chip color="primary" variant="outlined" label={`This is version ${version}`} />}
      />
      <Document markdown={withoutTitle(changelog)} />
    </>
  );
}
