import {
  fetchDataCsv,
  fetchDataFile,
  queryFormats,
  queryFormatNames,
  type QueryFormat,
} from '@artesian/contract/query/query-calls';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { counted } from '../ui/counted.ts';
import { useSettled } from '../ui/use-settled.ts';
import { countQuery } from './queries.ts';
import { excludedBy, selectionOf, type QueryState } from '@artesian/contract/query/query-state';
import { useDownload } from './use-download.ts';

/** A pause of typing and clicking, after which it is counted. */
const PAUSE_MS = 200;

interface AvailableRecordsProps {
  query: QueryState;
  isEmpty: boolean;
  onClear: () => void;
}

/** How many records there are, and the file of them. */
export function AvailableRecords({ query, isEmpty, onClear }: AvailableRecordsProps) {
  const selection = useSettled(selectionOf(query), PAUSE_MS);
  const { data: count, error, isFetching } = useQuery({ ...countQuery(query.focus, selection), enabled: !isEmpty });
  const { isBusy, download, cancel } = useDownload();
  const mayDownload = !isEmpty && !isBusy && count !== 0;
  const save = (format: 'csv' | QueryFormat) => void download(addressOf(query, format), bodyOf(query), format);
  return (
    <>
      <Typography
        component="output"
        sx={{ display: 'block', mb: 1.5, opacity: isFetching && count !== undefined ? 0.6 : 1 }}
      >
        {isEmpty ? 'Please fill out the form to see available records' : inWords(count, error, query)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" startIcon={<FileDownload />} disabled={!mayDownload} onClick={() => save('csv')}>
          {isBusy ? 'Preparing...' : 'Download CSV'}
        </Button>
        {isBusy ? (
          <Button onClick={cancel}>Cancel</Button>
        ) : (
          <OtherFormats hasPlace={query.focus.hasPlace} isDisabled={!mayDownload} onSave={save} />
        )}
        <Button onClick={onClear}>Clear</Button>
      </Box>
    </>
  );
}

function inWords(count: number | undefined, error: Error | null, { focus }: QueryState): string {
  if (error) return 'The records could not be counted. You can still download them.';
  if (count === undefined) return 'Counting…';
  return `${counted(count, ...focus.words)} available`;
}

const addressOf = ({ focus }: QueryState, format: 'csv' | QueryFormat) =>
  (format === 'csv' ? fetchDataCsv : fetchDataFile).path
    .replace('{endpoint}', focus.endpoint)
    .replace('{format}', format);

const bodyOf = (query: QueryState) => ({ conditions: selectionOf(query), ...excludedBy(query) });

interface OtherFormatsProps {
  hasPlace: boolean;
  isDisabled: boolean;
  onSave: (format: QueryFormat) => void;
}

function OtherFormats({ hasPlace, isDisabled, onSave }: OtherFormatsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const offered = queryFormatNames.filter((format) => hasPlace || !forMaps.includes(format));
  return (
    <>
      <Button
        variant="outlined"
        endIcon={<MoreVert />}
        aria-haspopup="menu"
        disabled={isDisabled}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Other Formats
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {offered.map((format) => (
          <MenuItem
            key={format}
            onClick={() => {
              setAnchor(null);
              onSave(format);
            }}
          >
            {queryFormats[format].label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const forMaps: readonly QueryFormat[] = ['geojson', 'geopackage'];
