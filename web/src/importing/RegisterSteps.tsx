import type { ImportRegister } from '@artesian/contract/importing/registers';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { downloadFile } from '../session/download-file.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { notify } from '../ui/notify.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { NEW_IMPORT } from './addresses.ts';
import { registersQuery } from './use-imports.ts';
import { LoadingBlock } from '../ui/LoadingBlock.tsx';

/** A step of more registers has the whole width for them. */
const MOST_BELOW_EACH_OTHER = 14;

/** What files can bring in, in the order in which a district is brought in, each with its templates. */
export function RegisterSteps() {
  const { data, error, refetch } = useQuery(registersQuery);
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingBlock height={360} />;
  const steps = [...new Set(data.map(({ step }) => step))];
  const isLong = (step: string) => data.filter((register) => register.step === step).length > MOST_BELOW_EACH_OTHER;
  return (
    <Box component="ol" aria-label="Import order" sx={stepsStyle}>
      {steps.map((step, index) => (
        <Box component="li" key={step} sx={{ gridColumn: isLong(step) ? '1 / -1' : undefined }}>
          <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
            {index + 1}. {step}
          </Typography>
          <Box component="ul" sx={isLong(step) ? columnsStyle : listStyle}>
            {data
              .filter((register) => register.step === step)
              .map((register) => (
                <RegisterLine key={register.name} register={register} />
              ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** What files there are of what is no plain table. */
const about: Partial<Record<ImportRegister['files'], string>> = {
  archive: 'A zip of them with a table describing each.',
  addresses: 'House numbers and streets, as OpenAddresses and the Census Bureau publish them.',
};

function RegisterLine({ register }: { register: ImportRegister }) {
  const { name, title, isChangedOnly, files } = register;
  return (
    <Box component="li" sx={lineStyle}>
      <Box sx={{ minWidth: 0 }}>
        <TextLink to={`${NEW_IMPORT}/${name}`} sx={{ fontWeight: 560, py: 1, display: 'inline-block' }}>
          {title}
        </TextLink>
        {isChangedOnly && (
          <Typography variant="body2" sx={{ color: 'text.secondary', pb: 1 }}>
            Imports change existing ones and add none.
          </Typography>
        )}
        {about[files] && (
          <Typography variant="body2" sx={{ color: 'text.secondary', pb: 1 }}>
            {about[files]}
          </Typography>
        )}
      </Box>
      {files !== 'addresses' && <TemplatesOf register={register} />}
    </Box>
  );
}

export const TemplatesOf = ({ register: { name, title, files } }: { register: ImportRegister }) => (
  <Templates
    title={title}
    address={`/api/import-registers/${name}/template`}
    fileName={files === 'archive' ? 'index' : name}
  />
);

interface TemplatesProps {
  title: string;
  /** That of a format follows it. */
  address: string;
  /** Without its ending. */
  fileName: string;
}

/** The headings to fill in, as separated values and as a workbook. */
export function Templates({ title, address, fileName }: TemplatesProps) {
  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          size="small"
          color="inherit"
          aria-label={`Template of ${title} as ${format.toUpperCase()}`}
          onClick={() => void downloadTemplate(`${address}/${format}`, `${fileName}.${format}`)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </Box>
  );
}

const downloadTemplate = (address: string, fileName: string) =>
  downloadFile(address, fileName).catch((error: unknown) => notify.error(errorWordsToQuote(error)));

const columnsStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  columnGap: 5,
} as const;
const stepsStyle = { ...columnsStyle, rowGap: 3, maxWidth: 1300 } as const;
const listStyle = { listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' } as const;
const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
