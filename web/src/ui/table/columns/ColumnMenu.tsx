import { t } from '@artesian/domain/texts/translate';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { headerOf, type Column } from '../column.ts';
import { EMPTY, NOT_EMPTY } from '../filter/filter.ts';

interface ColumnMenuProps {
  column: Pick<Column<never>, 'header' | 'unit'>;
  anchor: HTMLElement;
  filter: string;
  /** In px. */
  width: number;
  onFilter: (filter: string) => void;
  onWidth: (width: number) => void;
  onHide: () => void;
  /** The columns to its left and right that it can change places with. */
  before: string | undefined;
  after: string | undefined;
  onMove: (target: string) => void;
  /** It stays in sight while the others scroll; what names the row does so by itself. */
  isKept: boolean;
  onKeep?: () => void;
  onClose: () => void;
}

/** In px. */
const STEP = 24;

/** What can be asked of every column, and how it stands. */
export function ColumnMenu({ column, anchor, filter, width, onFilter, onWidth, onHide, ...props }: ColumnMenuProps) {
  const { before, after, onMove, isKept, onKeep, onClose } = props;
  const closing = (act: () => void) => () => {
    act();
    onClose();
  };
  const choice = (wanted: string, words: string) => (
    <MenuItem
      role="menuitemcheckbox"
      aria-checked={filter === wanted}
      selected={filter === wanted}
      onClick={closing(() => onFilter(filter === wanted ? '' : wanted))}
    >
      {words}
    </MenuItem>
  );
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('Options for {column}', { column: headerOf(column) }), dense: true } }}
    >
      {choice(EMPTY, t('Only where empty'))}
      {choice(NOT_EMPTY, t('Only where not empty'))}
      <Divider />
      {before !== undefined && <MenuItem onClick={closing(() => onMove(before))}>{t('Move left')}</MenuItem>}
      {after !== undefined && <MenuItem onClick={closing(() => onMove(after))}>{t('Move right')}</MenuItem>}
      {onKeep && (
        <MenuItem role="menuitemcheckbox" aria-checked={isKept} selected={isKept} onClick={closing(onKeep)}>
          {t('Keep in sight')}
        </MenuItem>
      )}
      <MenuItem onClick={() => onWidth(width + STEP)}>{t('Wider')}</MenuItem>
      <MenuItem onClick={() => onWidth(width - STEP)}>{t('Narrower')}</MenuItem>
      <MenuItem onClick={closing(onHide)}>{t('Hide this column')}</MenuItem>
    </Menu>
  );
}
