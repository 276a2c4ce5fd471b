import { districtPresets } from '@artesian/contract/settings/district-file';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { FilePlace } from '../../ui/FilePlace.tsx';
import { notify } from '../../ui/notify.ts';
import type { GivenFile } from './given-file.ts';

const extensions = ['.yaml', '.yml'];

/** A file of one's own, or one of those that come with the product. */
export function BeginFrom({ onGiven }: { onGiven: (given: GivenFile) => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: [districtPresets.path],
    queryFn: ({ signal }) => api.call(districtPresets, { signal }),
  });
  const read = async ([file]: readonly File[]) => {
    if (!file) return;
    if (!extensions.some((one) => file.name.toLowerCase().endsWith(one)))
      return notify.error('Choose a YAML file: .yaml or .yml.');
    onGiven({ file_name: file.name, text: await file.text() });
  };
  return (
    <section aria-labelledby="begin-from">
      <Typography variant="h2" id="begin-from" sx={{ mb: 1.5 }}>
        Begin from a file
      </Typography>
      <FilePlace label="Choose a district file" extensions={extensions} onAdd={(files) => void read(files)}>
        or drop it here. Nothing is saved until you apply it.
      </FilePlace>
      <Typography variant="h3" sx={{ mt: 2.5, mb: 1 }}>
        Or from an example
      </Typography>
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={140} />}
      <Box sx={cards}>
        {data?.map(({ name, title, about, text }) => (
          <Paper key={name} variant="outlined" sx={card}>
            <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', flexGrow: 1 }}>
              {about}
            </Typography>
            <Button
              size="small"
              aria-label={`Use ${title}`}
              onClick={() => onGiven({ file_name: `${name}.yaml`, text })}
              sx={{ alignSelf: 'flex-start' }}
            >
              Use this example
            </Button>
          </Paper>
        ))}
      </Box>
    </section>
  );
}

const cards = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: 'repeat(auto-fill, minmax(360px, 1fr))' },
  gap: 2,
} as const;
const card = { display: 'flex', flexDirection: 'column', gap: 1, p: 2 } as const;
