import { exportDistrictFile } from '@artesian/contract/settings/district-file';
import Download from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { downloadFile } from '../../session/download-file.ts';
import { useKept } from '../../session/use-kept.ts';
import { errorWordsToQuote } from '../../ui/error-words.ts';
import { notify } from '../../ui/notify.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { AppliedFiles } from './AppliedFiles.tsx';
import { BeginFrom } from './BeginFrom.tsx';
import { CheckFile } from './CheckFile.tsx';
import type { GivenFile } from './given-file.ts';

/** What the district decides, as one file: written, checked, applied and undone. Not in the specification: the path is ours. */
export default function DistrictFileScreen() {
  const [given, give] = useKept<GivenFile>('artesian.district-file');
  const { mutate: download, isPending } = useMutation({
    mutationFn: () => downloadFile(exportDistrictFile.path, 'district.yaml'),
    onError: (error) => notify.error(`The file could not be downloaded. ${errorWordsToQuote(error)}`),
  });
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: 'Dashboard', to: '/dashboard' }]}
        title="District File"
        purpose="Settings, lists and rules of the district in one YAML file. Download it, change it in an editor, check it and apply it; an applied file can be undone."
        actions={
          <Button startIcon={<Download />} loading={isPending} onClick={() => download()}>
            Download the district
          </Button>
        }
      />
      <Box sx={{ display: 'grid', gap: 4 }}>
        <BeginFrom onGiven={give} />
        {given && <CheckFile given={given} onChange={give} />}
        <AppliedFiles />
      </Box>
    </>
  );
}
