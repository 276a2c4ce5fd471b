import { bufferRadiusFt, type BufferUnit } from '@artesian/domain/buffer';
import { useState } from 'react';
import { reportPath } from '../../adjacent-wells/report-address.ts';
import type { MapView } from '../address.ts';
import type { Place } from '../coordinates.ts';
import type { ChangeView } from '../canvas/use-map-view.ts';
import { readCoordinate } from './read-coordinate.ts';
import { buffersText, usualBuffer, type Buffer } from './buffers.ts';

/** What stands in the inputs of the tool. */
export interface BufferInputs {
  amount: string;
  unit: BufferUnit;
  color: string;
  lat: string;
  lon: string;
}

const usualInputs: BufferInputs = { ...usualBuffer, amount: String(usualBuffer.amount), lat: '', lon: '' };

const inputsOf = ({ amount, unit, color, latitude, longitude }: Buffer): BufferInputs => ({
  amount: String(amount),
  unit,
  color,
  lat: latitude.toFixed(5),
  lon: longitude.toFixed(5),
});

export type BufferTool = ReturnType<typeof useBufferTool>;

/** The adjacent wells tool: while it is open a click on the map draws a buffer. Buffers are in the address. */
export function useBufferTool({ buffers, isBufferToolOpen }: MapView, changeView: ChangeView) {
  const last = buffers.at(-1);
  const [inputs, setInputs] = useState<BufferInputs>(last ? inputsOf(last) : usualInputs);
  const lastText = last && buffersText([last]);
  const [known, setKnown] = useState(lastText);
  // Back and Forward bring other buffers. After Clear the size stands ready for the next one.
  if (known !== lastText) {
    setKnown(lastText);
    if (last) setInputs(inputsOf(last));
    else if (inputs.lat !== '') setInputs(usualInputs);
  }
  const place = placeOf(inputs);
  const amount = Number(inputs.amount);
  const { unit, color } = inputs;
  const addAt = (at: Place) => {
    const next: Buffer = { ...at, amount, unit, color };
    const isThere = buffers.some((buffer) => buffersText([buffer]) === buffersText([next]));
    if (amount > 0 && !isThere) changeView((view) => ({ buffers: [...view.buffers, next] }), true);
  };
  return {
    buffers,
    isOpen: isBufferToolOpen,
    setOpen: (isOpen: boolean) => changeView({ isBufferToolOpen: isOpen, ...(isOpen && { well: undefined }) }),
    inputs,
    change: (changes: Partial<BufferInputs>) => setInputs({ ...inputs, ...changes }),
    /** A click on the map. */
    pick: ({ latitude, longitude }: Place) => {
      setInputs({ ...inputs, lat: latitude.toFixed(5), lon: longitude.toFixed(5) });
      addAt({ latitude, longitude });
    },
    clear: () => {
      setInputs({ ...inputs, lat: '', lon: '' });
      changeView({ buffers: [] }, true);
    },
    reset: () => setInputs(usualInputs),
    /** Undefined until there is a place to report on. */
    report: place && {
      place,
      open: () => {
        addAt(place);
        window.open(
          reportPath({ ...place, distanceFt: amount > 0 ? bufferRadiusFt(amount, unit) : undefined }),
          '_blank',
          'noopener',
        );
      },
    },
  };
}

function placeOf({ lat, lon }: BufferInputs): Place | undefined {
  const latitude = readCoordinate(lat, 90);
  const longitude = readCoordinate(lon, 180);
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}
