import { locale, t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { isCounted, type LegendLine, type LegendSection } from './legend-sections.ts';
import { ShapeIcon } from '../panels/ShapeIcon.tsx';

/** What the symbols mean that are on the map now, and how many wells there are of each. */
export function Legend({ sections }: { sections: readonly LegendSection[] }) {
  return (
    <Box sx={{ px: 2, pb: 1.5 }}>
      {sections.map(({ title, lines }) => (
        <Section key={title} title={title} note={isCounted(lines) ? t('in view') : undefined}>
          {lines.map((line) => (
            <Entry key={line.label} {...line} />
          ))}
        </Section>
      ))}
    </Box>
  );
}

function Section({ title, note, children }: { title: string; note: string | undefined; children: ReactNode }) {
  return (
    <Box component="section" sx={{ '& + &': { mt: 1.5 } }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', color: 'text.secondary' }}>
        <Typography variant="overline" component="h3" sx={{ flex: 1, lineHeight: 1.9 }}>
          {title}
        </Typography>
        {note && <Typography variant="caption">{note}</Typography>}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

function Entry({ label, count, ...symbol }: LegendLine) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 24 }}>
      {/* What is not in view steps back, and stays readable. */}
      <Box component="span" sx={{ display: 'flex', opacity: count === 0 ? 0.45 : 1 }}>
        <ShapeIcon {...symbol} size={16} />
      </Box>
      <Typography variant="body2" component="span" sx={{ flex: 1, color: count === 0 ? 'text.secondary' : undefined }}>
        {label}
      </Typography>
      {count !== undefined && (
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {count.toLocaleString(locale())}
        </Typography>
      )}
    </Box>
  );
}
