import { messages } from '@artesian/contract/language/messages';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import DensityMedium from '@mui/icons-material/DensityMediumOutlined';
import DensitySmall from '@mui/icons-material/DensitySmallOutlined';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import FilterAltOff from '@mui/icons-material/FilterAltOffOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { notify } from '../notify.ts';
import type { TableView } from './address.ts';
import type { Column } from './column.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import { asCsv, asTabSeparated, download } from './export-rows.ts';
import { ToolbarButton } from './ToolbarButton.tsx';
import type { Density } from './use-density.ts';

interface TableToolbarProps<T> {
  name: string;
  /** Undefined while they are on their way. */
  total: number | undefined;
  /** What is copied and exported: every row that the filters leave, in its order. */
  filtered: readonly T[];
  columns: readonly Column<T>[];
  visible: readonly Column<T>[];
  view: TableView;
  onChange: (changes: Partial<TableView>) => void;
  density: Density;
  onDensity: () => void;
  children?: ReactNode;
}

/** How many rows there are, and what can be done with all of them. */
export function TableToolbar<T>(props: TableToolbarProps<T>) {
  const { name, total, filtered, columns, visible, view, onChange, density, onDensity, children } = props;
  const isFiltered = Object.values(view.filters).some(Boolean);
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', gap: 0.5, minHeight: 46, pl: 1.5, pr: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <Typography variant="body2" component="output" noWrap sx={{ flex: '1 1 0', color: 'text.secondary' }}>
        {total === undefined ? 'Loading…' : counted(filtered.length, total)}
      </Typography>
      {children}
      {isFiltered && (
        <ToolbarButton
          icon={<FilterAltOff />}
          label="Clear filters"
          onClick={() => onChange({ filters: withoutFilters(view) })}
        />
      )}
      <ToolbarButton icon={<ContentCopy />} label="Copy" onClick={() => void copy(asTabSeparated(visible, filtered))} />
      <ToolbarButton
        icon={<FileDownload />}
        label="Export"
        onClick={() => download(fileName(name), asCsv(visible, filtered))}
      />
      <ColumnChooser
        columns={columns}
        hidden={view.hidden}
        onChange={(hidden) => onChange({ hidden, page: view.page })}
      />
      <ToolbarButton
        icon={density === 'dense' ? <DensityMedium /> : <DensitySmall />}
        label={density === 'dense' ? 'Roomy' : 'Dense'}
        onClick={onDensity}
      />
    </Stack>
  );
}

/** The view with every filter off, also those that are on by default. */
export const withoutFilters = (view: TableView) => Object.fromEntries(Object.keys(view.filters).map((id) => [id, '']));

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(messages.copied);
  } catch (error) {
    notify.error((error as Error).message);
  }
}

const fileName = (name: string) =>
  `${name.toLowerCase().replaceAll(/\W+/g, '-')}-${new Date().toISOString().slice(0, 10)}.csv`;

function counted(left: number, all: number): string {
  const rows = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`;
  return left === all ? rows(all) : `${left.toLocaleString('en-US')} of ${rows(all)}`;
}
