import { mixed, toneColors } from '../table-style.ts';

/** One sheet for all cards. */
export const cardStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li[data-index]': { px: 1.5, py: 1, borderBottom: 1, borderColor: 'divider' },
  '& > li[aria-hidden]': { px: 1.5 },
  '& [data-head]': { display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 },
  '& [data-head] strong': { flex: 1, fontWeight: 620, overflowWrap: 'anywhere' },
  '& [data-head] small, & dt': { color: 'text.secondary' },
  '& a': { color: 'primary.main' },
  '& input': { width: 20, height: 20, accentColor: 'var(--mui-palette-primary-main)' },
  '& dl': { m: 0, fontSize: '0.8125rem' },
  '& dl > div': { display: 'grid', gridTemplateColumns: '40% 1fr', gap: 1, py: 0.125 },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
  '& [data-tone="ended"]': { backgroundColor: mixed('text-secondary', 9) },
  '& [data-tone="warning"]': { backgroundColor: toneColors.warning },
  '& [data-tone="attention"]': { backgroundColor: toneColors.attention },
  '& [data-picked-by-click]': { cursor: 'pointer' },
  '& [data-selected]': { backgroundColor: mixed('primary-main', 13) },
} as const;
