import { useState } from 'react';
import { useSettings } from '../../session/settings.tsx';
import type { Paper } from '../../ui/pdf/open-pdf.ts';
import { notify } from '../../ui/notify.ts';
import { saveFile } from '../../ui/save-file.ts';
import type { MapScreenState } from '../use-map-screen.ts';
import { formatDrawn } from './format-drawn.ts';
import { formatLayers } from './format-layers.ts';
import { mapSheet } from './map-sheet.ts';

export interface SavedMap {
  isBusy: boolean;
  savePng: () => Promise<void>;
  /** Resolves to whether the report was saved. */
  savePdf: (title: string, paper: Paper) => Promise<boolean>;
}

/** The map on the screen as a picture and as a report. What draws them is loaded when it is first needed. */
export function useSavedMap({ view, data, shown, legend, groups, map }: MapScreenState): SavedMap {
  const settings = useSettings();
  const [isBusy, setBusy] = useState(false);
  const sheet = () => {
    const layers = formatLayers(data.layers, groups, view);
    return mapSheet({
      ...settings,
      ...view,
      ...layers,
      place: view,
      wellCount: shown.counts?.inView,
      legend: [...legend, ...formatDrawn(view.drawings, view.buffers)],
      address: window.location.href,
    });
  };
  const picture = async () => {
    const taken = await map.current?.capture();
    if (!taken) throw new Error('The map cannot be saved because this browser cannot draw it.');
    return taken;
  };
  const save = async (act: () => Promise<void>) => {
    setBusy(true);
    try {
      await act();
      return true;
    } catch (error) {
      notify.error((error as Error).message);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    savePng: async () => {
      await save(async () => {
        const [{ paintPng }, taken] = await Promise.all([import('./paint.ts'), picture()]);
        saveFile('map.png', await paintPng(sheet(), taken));
      });
    },
    savePdf: (title, paper) =>
      save(async () => {
        const [{ buildReport }, taken] = await Promise.all([import('./build-report.ts'), picture()]);
        saveFile(`${title}.pdf`, await buildReport({ title, paper, sheet: sheet(), taken, settings }));
      }),
  };
}
