import { locale, t } from '@artesian/domain/texts/translate';
import { messages } from '@artesian/contract/language/messages';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import DensityMedium from '@mui/icons-material/DensityMediumOutlined';
import DensitySmall from '@mui/icons-material/DensitySmallOutlined';
import FilterAlt from '@mui/icons-material/FilterAltOutlined';
import FilterAltOff from '@mui/icons-material/FilterAltOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useContext } from 'react';
import { notify } from '../notify.ts';
import type { TableView, ViewChange } from './address.ts';
import type { Column } from './column.ts';
import { ColumnChooser } from './columns/ColumnChooser.tsx';
import { ExportMenu } from './export/ExportMenu.tsx';
import { asTabSeparated } from './export/export-rows.ts';
import { FilterDialog } from './filter/FilterDialog.tsx';
import { QuickSearch } from './filter/QuickSearch.tsx';
import type { DataTableProps, SavedTableView } from './table-props.ts';
import { ToolbarButton, WordsFromContext } from './ToolbarButton.tsx';
import type { Density } from './use-density.ts';
import type { Layout } from './columns/use-layout.ts';
import type { useFilterRow } from './filter/use-filter-row.ts';
import { useLeavingFocus } from './grid/use-leaving-focus.ts';

interface TableToolbarProps<T extends object> extends Pick<
  DataTableProps<T>,
  'name' | 'rows' | 'find' | 'toolbar' | 'bulk' | 'savedViews'
> {
  /** Every row that the filters leave, in its order. */
  filtered: readonly T[];
  /** Those of them that are ticked. */
  chosen: readonly T[];
  onChooseAll: () => void;
  filterRow: ReturnType<typeof useFilterRow>;
  /** In the order in which they stand, with those that are not shown. */
  columns: readonly Column<T>[];
  visible: readonly Column<T>[];
  view: TableView;
  onChange: (changes: ViewChange) => void;
  layout: Layout;
  onHidden: (hidden: readonly string[]) => void;
  onMove: (id: string, target: string) => void;
  onKeep: (id: string) => void;
  onReset: () => void;
  /** Shows a view that was saved. */
  onShow: (view: SavedTableView) => void;
  density: Density;
  onDensity: () => void;
  isPhone: boolean;
}

/** How many rows there are, and what can be done with all of them or with those that are ticked. */
export function TableToolbar<T extends object>(props: TableToolbarProps<T>) {
  const { name, rows, filtered, chosen, filterRow, columns, visible, view, onChange, density, isPhone } = props;
  const wordsFrom = useContext(WordsFromContext);
  const isFiltered = Object.values(view.filters).some(Boolean) || view.search !== '';
  const meant = chosen.length > 0 ? chosen : filtered;
  return (
    <Stack direction="row" tabIndex={-1} className="not-printed" sx={barStyle}>
      <Typography variant="body2" component="output" noWrap sx={countStyle}>
        {rows === undefined ? t('Loading…') : counted(filtered.length, rows.length)}
      </Typography>
      {filterRow.isShown && (
        <QuickSearch
          label={props.find?.label ?? t('Search all columns')}
          value={view.search}
          onChange={(search) => onChange({ search })}
        />
      )}
      <WordsFromContext value={wordsFrom ?? (chosen.length > 0 ? 1600 : 'lg')}>
        {props.savedViews?.({ ...view, order: columns.map(({ id }) => id), pinned: props.layout.pinned }, props.onShow)}
        {chosen.length > 0 && <Chosen {...props} />}
        {props.toolbar?.(filtered, chosen)}
        {isFiltered && (
          <ToolbarButton
            icon={<FilterAltOff />}
            label={t('Clear filters')}
            onClick={() => onChange({ filters: withoutFilters(view), search: '' })}
          />
        )}
        {filterRow.toggle && !isPhone && (
          <ToolbarButton
            icon={<FilterAlt />}
            label={t('Filter')}
            aria-pressed={filterRow.isShown}
            onClick={filterRow.toggle}
          />
        )}
        {isPhone && (rows?.length ?? 0) > 1 && (
          <FilterDialog columns={visible} rows={rows ?? []} view={view} onChange={onChange} />
        )}
        <ToolbarButton
          icon={<ContentCopy />}
          label={t('Copy')}
          onClick={() => void copy(asTabSeparated(visible, meant))}
        />
        <ExportMenu name={name} columns={visible} rows={meant} />
        <ColumnChooser
          columns={columns}
          hidden={view.hidden}
          pinned={props.layout.pinned}
          onHidden={props.onHidden}
          onMove={props.onMove}
          onKeep={props.onKeep}
          onReset={props.onReset}
        />
        {!isPhone && (
          <ToolbarButton
            icon={density === 'dense' ? <DensityMedium /> : <DensitySmall />}
            label={density === 'dense' ? t('Roomy') : t('Dense')}
            onClick={props.onDensity}
          />
        )}
      </WordsFromContext>
    </Stack>
  );
}

/** How many rows are ticked, and what can be done with them. */
function Chosen<T extends object>({ chosen, filtered, bulk, onChooseAll }: TableToolbarProps<T>) {
  const areAll = chosen.length === filtered.length;
  const box = useLeavingFocus<HTMLSpanElement>();
  return (
    <Box ref={box} component="span" sx={{ display: 'contents' }}>
      <Typography variant="body2" component="output" noWrap sx={{ fontWeight: 560 }}>
        {t('{length} chosen', { length: chosen.length.toLocaleString(locale()) })}
      </Typography>
      <Button size="small" color="inherit" onClick={onChooseAll} sx={{ color: 'text.secondary' }}>
        {areAll ? t('Choose none') : t('Choose all {length}', { length: filtered.length.toLocaleString(locale()) })}
      </Button>
      {bulk?.(chosen)}
    </Box>
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

function counted(left: number, all: number): string {
  const rows = (count: number) => t('{count, plural, one {# row} other {# rows}}', { count });
  return left === all ? rows(all) : t('{left} of {all}', { left: left.toLocaleString(locale()), all: rows(all) });
}

/** On a phone it has a line of its own, so that no button is left alone in the next. */
const countStyle = { flex: { xs: '1 1 100%', sm: '1 0 auto' }, color: 'text.secondary' } as const;

const barStyle = {
  outline: 0,
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 0.5,
  minHeight: 46,
  py: 0.5,
  pl: 1.5,
  pr: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
