import { locale, t } from '@artesian/domain/texts/translate';
import type { Aquifer } from '@artesian/contract/map/aquifers';
import { levelClasses, TOO_SHORT } from '@artesian/domain/levels/level-classes';
import { levelClassColors } from '@artesian/contract/map/level-class-colors';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ColorKeys } from '../ui/ColorKeys.tsx';

const order = [...levelClasses, TOO_SHORT] as const;

/** How many wells are in each class today, as a bar and as words. */
export function LevelClassBar({ level_classes }: Pick<Aquifer, 'level_classes'>) {
  const counts = new Map(level_classes.map(({ level_class, wells }) => [level_class, wells]));
  const shown = order.flatMap((name) => (counts.has(name) ? [{ name, wells: counts.get(name)! }] : []));
  if (shown.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{t('No well has a recent water level.')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box aria-hidden sx={bar}>
        {shown.map(({ name, wells }) => (
          <Box key={name} sx={{ flexGrow: wells, bgcolor: levelClassColors[name], minWidth: 3 }} />
        ))}
      </Box>
      <ColorKeys
        label={t('Wells by water level')}
        items={shown.map(({ name, wells }) => ({
          color: levelClassColors[name],
          words: `${t(name)}: ${wells.toLocaleString(locale())}`,
        }))}
      />
    </Box>
  );
}

const bar = {
  display: 'flex',
  height: 14,
  borderRadius: 7,
  overflow: 'hidden',
  gap: '1px',
  printColorAdjust: 'exact',
} as const;
