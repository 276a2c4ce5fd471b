import { t } from '@artesian/domain/texts/translate';
import { disclaimerLine } from '@artesian/contract/map/map-export';
import { useCallback, useMemo, useRef } from 'react';
import { useSettings } from '../../session/settings.tsx';
import type { Picture } from '../../ui/chart/Chart.tsx';
import { saveChartPdf, type PrintedChart } from '../../ui/chart/save-chart-pdf.ts';
import type { Column } from '../../ui/table/column.ts';
import { asCsv, download } from '../../ui/table/export/export-rows.ts';
import { exportName, exportWindow, isWithin, type DateWindow } from './date-window.ts';

interface Graph<T> {
  wellId: string;
  /** All of the well, oldest first. */
  rows: readonly T[];
  /** Always the same function. */
  dayOf: (row: T) => string;
  window: DateWindow;
  fileColumns: readonly Column<T>[];
}

type PageOfGraph<T> = Pick<PrintedChart<T>, 'words' | 'columns' | 'rows'> & {
  /** What is drawn, without the well: `Production Data`. */
  subject: string;
  /** How the graph is drawn on paper. */
  option: Parameters<Picture>[0];
};

/** What every graph of a well has: the rows of the days that are asked for, and these days as files. */
export function useGraph<T>({ wellId, rows, dayOf, window, fileColumns }: Graph<T>) {
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
  const savePdf = ({ subject, option, ...page }: PageOfGraph<T>) =>
    void saveChartPdf({
      ...page,
      title: t('{subject} · Well {wellId}', { subject, wellId }),
      districtName,
      paper,
      notes: [disclaimerLine(districtName)],
      fileName: name(shown).replace(/csv$/, 'pdf'),
      today: new Date().toISOString().slice(0, 10),
      picture: picture.current?.(option),
    });
  return { shown, keepPicture, saveCsv, savePdf };
}
