import { t } from '@artesian/domain/texts/translate';
import type { WellPortrait } from '@artesian/contract/wells/portrait';
import Typography from '@mui/material/Typography';
import { useMemo, type ComponentProps } from 'react';
import { BoreFigure } from '../bore/BoreFigure.tsx';
import { layOutBore } from '../bore/lay-out-bore.ts';
import { formatBore, type WellBore } from '../bore/well-bore.ts';

type Figure = ComponentProps<typeof BoreFigure>;

/** The well drawn to scale. */
export const Construction = ({ figure }: { figure: Figure }) => (
  <>
    <BoreFigure {...figure} />
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {t('In feet below land surface; not to scale across. From the District’s records.')}
    </Typography>
  </>
);

/** What is drawn of a well; undefined where nothing is known of its depths, or the district keeps them to itself. */
export const useFigure = (portrait: WellPortrait | undefined) =>
  useMemo(() => portrait && figureOf(portrait), [portrait]);

function figureOf(portrait: WellPortrait): Figure | undefined {
  const bore = boreOf(portrait);
  const drawing = bore && layOutBore(bore, []);
  return bore && drawing && { drawing, words: formatBore(bore) };
}

function boreOf({ bore, level }: WellPortrait): WellBore | undefined {
  if (!bore) return undefined;
  const { formations, components, well_depth_ft, bore_diameter_in, pump_depth_ft } = bore;
  return {
    formations,
    components,
    wellDepth_ft: well_depth_ft,
    boreDiameter_in: bore_diameter_in,
    pumpDepth_ft: pump_depth_ft,
    water: level && { depth_ft: level.depth_ft, day: level.day, isPumping: level.is_pumping },
  };
}
