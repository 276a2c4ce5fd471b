import { disclaimerLine } from '@artesian/contract/map/map-export';
import { useCallback, useMemo, useRef } from 'react';
import { useSettings } from '../../session/settings.tsx';
import type { ChartOption } from '../../ui/chart/chart-library.ts';
import { lightTone, paperText } from '../../ui/chart/chart-tone.ts';
import type { Picture } from '../../ui/chart/Chart.tsx';
import { saveChartPdf, type PrintedChart } from '../../ui/chart/save-chart-pdf.ts';
import { savePicture } from '../../ui/chart/save-picture.ts';
import type { Column } from '../../ui/table/column.ts';
import { asCsv, download } from '../../ui/table/export/export-rows.ts';
import { titleOfGraph } from '../../wells/portrait/graph-address.ts';
import type { GraphType } from '../address.ts';
import { exportName, exportWindow, isWithin, type DateWindow } from './date-window.ts';

interface Graph<T> {
  graph: GraphType;
  wellId: string;
  /** All of the well, oldest first. */
  rows: readonly T[];
  /** Always the same function. */
  dayOf: (row: T) => string;
  window: DateWindow;
  fileColumns: readonly Column<T>[];
}

type PageOfGraph<T> = Pick<PrintedChart<T>, 'words' | 'columns' | 'rows'> & {
  /** How the graph is drawn on paper. */
  option: Parameters<Picture>[0];
};

/** What every graph of a well has: the rows of the days that are asked for, and these days as files. */
export function useGraph<T>({ graph, wellId, rows, dayOf, window, fileColumns }: Graph<T>) {
  const { districtName, paper } = useSettings();
  const picture = useRef<Picture>(undefined);
  const keepPicture = useCallback((take: Picture) => (picture.current = take), []);
  const { start, end } = window;
  const shown = useMemo(() => rows.filter((row) => isWithin(dayOf(row), { start, end })), [rows, dayOf, start, end]);
  const name = (some: readonly T[]) => exportName(wellId, window, some.map(dayOf));
  const saveCsv = () => {
    const kept = rows.filter((row) => isWithin(dayOf(row), exportWindow(window)));
    download(name(kept), asCsv(fileColumns, kept));
  };
  const title = titleOfGraph(graph, wellId);
  const savePdf = ({ option, ...page }: PageOfGraph<T>) =>
    void saveChartPdf({
      ...page,
      title,
      districtName,
      paper,
      notes: [disclaimerLine(districtName)],
      fileName: name(shown).replace(/csv$/, 'pdf'),
      today: new Date().toISOString().slice(0, 10),
      picture: picture.current?.(option),
    });
  const savePng = (option: GraphOption) =>
    void savePicture(name(shown).replace(/csv$/, 'png'), underTitle(title, option));
  return { shown, keepPicture, saveCsv, savePdf, savePng };
}

type GraphOption = ChartOption & { legend: object; grid: { top: number } };
const TITLE_HEIGHT = 36;

/** A picture that leaves its page says itself what it shows. */
const underTitle = (text: string, { legend, grid, ...option }: GraphOption): ChartOption => ({
  ...option,
  textStyle: paperText,
  title: { text, left: 8, top: 4, textStyle: { color: lightTone.text, fontSize: 18 } },
  legend: { ...legend, top: TITLE_HEIGHT },
  grid: { ...grid, top: grid.top + TITLE_HEIGHT },
});
