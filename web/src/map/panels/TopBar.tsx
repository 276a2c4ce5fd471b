import { t } from '@artesian/domain/texts/translate';
import { categories, type Category, type FilterLists } from '@artesian/contract/map/well-categories';
import FilterList from '@mui/icons-material/FilterList';
import RestartAlt from '@mui/icons-material/RestartAlt';
import Tune from '@mui/icons-material/Tune';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { useState, type ReactNode } from 'react';
import { LanguageSwitch } from '../../account/LanguageSwitch.tsx';
import { AccountMenu } from '../../account/AccountMenu.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { LogoMark } from '../../ui/Logo.tsx';
import {
  categoryNames,
  countOfFilters,
  defaultFilters,
  isDefault,
  withFlag,
  type WellFilters,
} from '../wells/filters.ts';
import { floating } from './floating.ts';
import { FloatingPanel } from './FloatingPanel.tsx';
import { MenuButton } from './MenuButton.tsx';
import type { FoundHit } from '../search/found-hit.ts';
import { WellSearch } from '../search/WellSearch.tsx';
import type { ScreenSize } from '../screen-size.ts';

interface TopBarProps {
  lists: FilterLists | undefined;
  categorizeBy: Category;
  filters: WellFilters;
  size: ScreenSize;
  onCategorizeBy: (category: Category) => void;
  onFilters: (filters: WellFilters) => void;
  onChoose: (hit: FoundHit) => void;
  /** By values and numbers. */
  filterMenu: ReactNode;
  /** By what they are: all switches, and those beside the one that has a button of its own. */
  toggles: Readonly<Record<'all' | 'further', ReactNode>>;
  /** What takes the map away, as print and as files. */
  exports: ReactNode;
}

/** Search, colors and filters of the wells. On a phone the search takes the whole bar while the keyboard is in it. */
export function TopBar(props: TopBarProps) {
  const { size, onChoose, exports } = props;
  const [isSearching, setSearching] = useState(false);
  const isWhole = isSearching && size === 'phone';
  return (
    <Paper component="header" sx={[floating, bar]}>
      {!isWhole && (
        <TextLink to="/" aria-label={t('Home')} sx={{ display: 'flex', p: 0.25, borderRadius: 1 }}>
          <LogoMark size={32} />
        </TextLink>
      )}
      <WellSearch isWhole={isWhole} onChoose={onChoose} onFocus={setSearching} />
      {!isWhole && (size === 'wide' ? <WideFilters {...props} /> : <NarrowFilters {...props} />)}
      {!isWhole && (
        <Box sx={{ ml: 'auto', flexShrink: 0, display: 'flex', alignItems: 'center', gap: 0.5 }}>
          {exports}
          <LanguageSwitch isShort />
          <AccountMenu />
        </Box>
      )}
    </Paper>
  );
}

const bar = {
  displayPrint: 'none',
  position: 'absolute',
  top: 12,
  left: 12,
  right: 12,
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 1,
  minHeight: 52,
} as const;

function WideFilters({ lists, categorizeBy, filters, filterMenu, toggles, onCategorizeBy, onFilters }: TopBarProps) {
  return (
    <>
      <CategorizeBy lists={lists} value={categorizeBy} onChange={onCategorizeBy} />
      <MenuButton label={t('Filters')} icon={<FilterList />} count={countOfFilters(filters)} width={330}>
        <Box sx={{ maxHeight: '70dvh', overflowY: 'auto', mt: '-1px' }}>{filterMenu}</Box>
      </MenuButton>
      <IsActive filters={filters} onChange={onFilters} />
      <MenuButton
        label={t('Toggles')}
        icon={<Tune />}
        count={filters.flags.filter((flag) => flag !== 'is_active').length}
      >
        <Box sx={{ py: 1 }}>{toggles.further}</Box>
      </MenuButton>
      <Reset filters={filters} onChange={onFilters} />
    </>
  );
}

function NarrowFilters({
  lists,
  categorizeBy,
  filters,
  filterMenu,
  toggles,
  size,
  onCategorizeBy,
  onFilters,
}: TopBarProps) {
  const [isOpen, setOpen] = useState(false);
  const applied = countOfFilters(filters) + filters.flags.length;
  return (
    <>
      <Tooltip title={t('Filters')}>
        <IconButton
          aria-label={t('Filters, {applied} applied', { applied })}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Badge badgeContent={applied} invisible={isDefault(filters)} color="primary">
            <FilterList />
          </Badge>
        </IconButton>
      </Tooltip>
      <FloatingPanel
        title={t('Filters')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        isSheet={size === 'phone'}
        sx={{ position: 'absolute', top: 60, right: 0, width: 340, maxHeight: 'calc(100dvh - 160px)' }}
      >
        <Box sx={{ px: 2, pt: 1, pb: 1.5, display: 'grid', gap: 1.5 }}>
          <CategorizeBy lists={lists} value={categorizeBy} onChange={onCategorizeBy} />
          <Reset filters={filters} onChange={onFilters} />
        </Box>
        {toggles.all}
        <Box sx={{ mt: 1 }}>{filterMenu}</Box>
      </FloatingPanel>
    </>
  );
}

interface CategorizeByProps {
  lists: FilterLists | undefined;
  value: Category;
  onChange: (category: Category) => void;
}

function CategorizeBy({ lists, value, onChange }: CategorizeByProps) {
  const offered = categoryNames.filter((name) => name === value || !lists || lists[name].length > 0);
  return (
    <TextField
      select
      label={t('Categorize by')}
      value={value}
      onChange={({ target }) => onChange(target.value as Category)}
      sx={{ width: { xs: '100%', lg: 190 }, flexShrink: 0 }}
    >
      {offered.map((name) => (
        <MenuItem key={name} value={name}>
          {categories[name].label}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface FilterPartProps {
  filters: WellFilters;
  onChange: (filters: WellFilters) => void;
}

function IsActive({ filters, onChange }: FilterPartProps) {
  const isOn = filters.flags.includes('is_active');
  return (
    <Chip
      label={t('Is Active')}
      variant={isOn ? 'filled' : 'outlined'}
      color={isOn ? 'primary' : 'default'}
      onClick={() => onChange(withFlag(filters, 'is_active', !isOn))}
      aria-pressed={isOn}
      sx={{ height: 36, px: 0.5, flexShrink: 0 }}
    />
  );
}

function Reset({ filters, onChange }: FilterPartProps) {
  return (
    <Button
      color="inherit"
      startIcon={<RestartAlt />}
      disabled={isDefault(filters)}
      onClick={() => onChange(defaultFilters)}
      sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
    >
      {t('Reset All Filters')}
    </Button>
  );
}
