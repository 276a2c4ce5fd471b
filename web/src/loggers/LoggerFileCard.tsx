import type { PreviewedLoggerFile, ReadingOfFile } from '@artesian/contract/science/logger-uploads';
import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Chart } from '../ui/chart/Chart.tsx';
import { useChartBase } from '../ui/chart/chart-tone.ts';
import { counted } from '../ui/counted.ts';
import { formatLevels, levelsOption } from './levels-option.ts';
import { LoggerMapping } from './LoggerMapping.tsx';

interface LoggerFileCardProps {
  preview: PreviewedLoggerFile;
  barometers: readonly string[];
  onSay: (change: Partial<ReadingOfFile>) => void;
  /** Without it the file cannot be taken away. */
  onRemove?: () => void;
}

/** One file: what it was recognized as, how it is read, what that gives, and what is wrong with it by line. */
export function LoggerFileCard({ preview, barometers, onSay, onRemove }: LoggerFileCardProps) {
  const { file_name, refused, missing, reading, points, problems, is_remembered } = preview;
  return (
    <Paper component="section" variant="outlined" aria-label={file_name} sx={{ p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h3" noWrap title={file_name}>
            {file_name}
          </Typography>
          {refused === null && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {inWords(preview)}
              {is_remembered && ' Settings are from this logger’s last file.'}
            </Typography>
          )}
        </Box>
        {onRemove && (
          <IconButton aria-label={`Remove: ${file_name}`} onClick={onRemove}>
            <Close fontSize="small" />
          </IconButton>
        )}
      </Box>
      {refused === null ? (
        <>
          <LoggerMapping preview={preview} barometers={barometers} onSay={onSay} />
          {missing && (
            <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
              {missing}
            </Alert>
          )}
          {points.length > 0 && reading.use !== 'nothing' && <LevelsChart preview={preview} />}
          {problems.length > 0 && <FileProblems problems={problems} />}
        </>
      ) : (
        <Alert severity="error" variant="outlined" sx={{ mt: 1 }}>
          {refused}
        </Alert>
      )}
    </Paper>
  );
}

function LevelsChart({ preview }: { preview: PreviewedLoggerFile }) {
  const { tone, base } = useChartBase();
  const option = useMemo(() => ({ ...base, ...levelsOption(preview, tone) }), [base, preview, tone]);
  return <Chart label={formatLevels(preview)} option={option} height={280} />;
}

/** Few are read at a glance, many when they are asked for. */
const FileProblems = ({ problems }: Pick<PreviewedLoggerFile, 'problems'>) => (
  <Box component="details" open={problems.length <= 3} sx={{ mt: 1 }}>
    <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', py: 0.5 }}>
      {counted(problems.length, 'remark')} about this file
    </Typography>
    <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 220, overflow: 'auto' }} tabIndex={0} aria-label="Remarks">
      {problems.map(({ line, what }) => (
        <Typography key={`${line} ${what}`} component="li" variant="body2">
          {line !== null && <strong>Line {line}: </strong>}
          {what}
        </Typography>
      ))}
    </Box>
  </Box>
);

const moment = (at: string | null) => (at ?? '').replace('T', ' ').trim();

function inWords({
  maker,
  format,
  serial,
  location,
  rows,
  first,
  last,
  file_time_zone: zone,
}: PreviewedLoggerFile): string {
  const parts = [
    `${maker} ${format}`,
    serial && `serial ${serial}`,
    location && `“${location}”`,
    counted(rows, 'reading'),
    first && `${moment(first)} to ${moment(last)}`,
    zone && `clock: ${zone}`,
  ];
  return `${parts.filter(Boolean).join(' · ')}.`;
}
