import type { Paper } from '@artesian/contract/language/settings';
import type { ChartOption } from '../ui/chart/chart-library.ts';
import { lightTone, paperText } from '../ui/chart/chart-tone.ts';
import { saveChartPdf } from '../ui/chart/save-chart-pdf.ts';
import { savePicture } from '../ui/chart/save-picture.ts';
import { asCsv, download } from '../ui/table/export/export-rows.ts';
import type { Drawing, SeriesKey } from './drawing.ts';

interface SavedChart<R> {
  name: string;
  /** Of the file, without what its kind adds. */
  fileName: string;
  districtName: string;
  paper: Paper;
  drawing: Drawing<R>;
  hidden: ReadonlySet<string>;
}

/** The ways to save a chart, by what the menu says. */
export const waysToSave = <R>(chart: SavedChart<R>): Record<string, () => void> => ({
  'Data (CSV)': () => download(`${chart.fileName}.csv`, asCsv(chart.drawing.columns, chart.drawing.rows)),
  'Picture (PNG)': () => void savePicture(`${chart.fileName}.png`, onPaper(chart.name, chart.drawing, chart.hidden)),
  'Chart and data (PDF)': () => void savePdf(chart),
});

async function savePdf<R>({ name, fileName, districtName, paper, drawing, hidden }: SavedChart<R>) {
  const { pictureOf } = await import('../ui/chart/chart-picture.ts');
  const { words, notes, columns, rows } = drawing;
  await saveChartPdf({
    fileName: `${fileName}.pdf`,
    title: name,
    districtName,
    paper,
    today: new Date().toISOString().slice(0, 10),
    words,
    notes,
    picture: pictureOf(onPaper(name, drawing, hidden), 'jpeg'),
    columns,
    rows,
  });
}

/** With its name, its words and a legend, which stand outside of it on the screen; its own title, the sum of a ring, stays. */
function onPaper<R>(name: string, { optionIn, series, words }: Drawing<R>, hidden: ReadonlySet<string>): ChartOption {
  const { title, grid, ...option } = optionIn(lightTone) as ChartOption & Partial<Framed>;
  const wrapped = { width: grid ? 1020 : 320, overflow: 'break' };
  const heading = {
    text: name,
    subtext: words,
    left: 8,
    top: 8,
    textStyle: { color: lightTone.text, fontSize: 18, ...wrapped },
    subtextStyle: { color: lightTone.faint, ...wrapped },
  };
  return {
    ...option,
    title: [heading, ...(title ? [title] : [])],
    legend: {
      data: series.filter((key) => !hidden.has(key.name)).map(legendEntry),
      bottom: 4,
      textStyle: { color: lightTone.text },
    },
    ...(grid && { grid: { ...grid, top: grid.top + 64, bottom: grid.bottom + 32 } }),
    textStyle: paperText,
  };
}

interface Framed {
  title: object;
  grid: { top: number; bottom: number };
}

/** A line without dots has none in the legend either. */
const legendEntry = ({ name, mark }: SeriesKey) => ({
  name,
  ...((mark === 'area' || mark === 'dashed') && { itemStyle: { opacity: 0 } }),
});
