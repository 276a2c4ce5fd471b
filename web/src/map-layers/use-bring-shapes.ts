import type { Audience } from '@artesian/contract/map/audiences';
import { bringShapes, knownLayers, undoShapes, type BroughtShapes } from '@artesian/contract/map/bring-shapes';
import { mapLayerList } from '@artesian/contract/map/map-layer-list';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../api.ts';
import { listQuery } from '../register/form/options.ts';
import { notify } from '../ui/notify.ts';

/** The option of a layer that the map does not have. */
export const ANOTHER = 'another';

interface LayerOption {
  id: string;
  words: string;
  help?: string;
}

/** What is said of shapes before they are brought in. */
interface Said {
  /** The column that says what each is called; blank for none. */
  name: string;
  /** Whose they are, as the map shows it. */
  attribution: string;
  /** Of a new layer. */
  audience: Audience;
}

const nothingSaid: Said = { name: '', attribution: '', audience: 'Everyone' };

const saidOf = ({ name, attribution, audience }: Said, isNew: boolean) => ({
  ...(name && { name }),
  ...(attribution.trim() && { attribution: attribution.trim() }),
  ...(isNew && { audience }),
});

export type BringShapes = ReturnType<typeof useBringShapes>;

/** A file's way to a layer: chosen, read without keeping anything, and brought in. */
export function useBringShapes() {
  const layers = useQuery(listQuery(mapLayerList));
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const layer = typeof search.layer === 'string' ? search.layer : '';
  const [title, setTitle] = useState('');
  const [said, setSaid] = useState(nothingSaid);
  const [file, setFile] = useState<File>();
  const options = optionsOf(
    (layers.data ?? []).map(({ layer_id, title: of }) => ({ id: layer_id as string, words: of as string })),
  );
  const id = layer === ANOTHER ? idOf(title) : layer;
  const isThere = layers.data?.some(({ layer_id }) => layer_id === id) ?? false;
  const known = isThere ? undefined : knownLayers.find((one) => one.layer === layer);
  const asked = {
    params: { layer: id },
    fields: layer === ANOTHER ? { title: title.trim() } : known ? { title: known.title } : {},
  };
  const look = useMutation({
    mutationFn: ({ from, to }: { from: File; to: typeof asked }) =>
      api.upload(bringShapes, { ...to, fields: { ...to.fields, rehearsed: 'true' }, file: [from] }),
  });
  const bring = useMutation({
    mutationFn: (from: File) =>
      api.upload(bringShapes, {
        ...asked,
        fields: { ...asked.fields, ...saidOf(said, !isThere) },
        file: [from],
      }),
  });
  const undo = useMutation({
    mutationFn: ({ import_ndx }: BroughtShapes) => api.call(undoShapes, { params: { import_ndx: import_ndx! } }),
    onSuccess: () => {
      notify.success('Taken back');
      bring.reset();
    },
  });
  const begin = (change: () => void) => {
    change();
    setSaid(nothingSaid);
    look.reset();
    bring.reset();
    undo.reset();
  };
  return {
    layers,
    options,
    layer,
    title,
    file,
    canLook: file !== undefined && id !== '',
    chooseLayer: (id: string) => begin(() => void navigate({ to: '.', search: { layer: id }, replace: true })),
    said,
    say: (more: Partial<Said>) => setSaid({ ...said, ...more }),
    isThere,
    nameIt: (words: string) => begin(() => setTitle(words)),
    choose: (chosen: File) => begin(() => setFile(chosen)),
    look: () => file && look.mutate({ from: file, to: asked }),
    bring: () => file && bring.mutate(file),
    undo: () => bring.data && undo.mutate(bring.data),
    seen: look.data,
    brought: bring.data,
    problem: look.error ?? bring.error ?? undo.error,
    isRunning: look.isPending || bring.isPending || undo.isPending,
  };
}

/** Those that mean something to the server first, then those that the map has, then a new one. */
function optionsOf(layers: readonly LayerOption[]): LayerOption[] {
  const helpOf = (id: string) => (id in help ? { help: help[id]! } : {});
  const missing = knownLayers.filter(({ layer }) => !layers.some(({ id }) => id === layer));
  return [
    ...missing.map(({ layer, title }) => ({ id: layer, words: `${title} (new)`, ...helpOf(layer) })),
    ...layers.filter(({ id }) => id !== 'wells').map((one) => ({ ...one, ...helpOf(one.id) })),
    { id: ANOTHER, words: 'A new layer' },
  ];
}

/** What the server does with layers that mean something to it. */
const help: Readonly<Record<string, string>> = {
  'district-boundary': 'The map opens on it, and it determines which wells are in the district.',
  'management-zones': 'New wells get their zone from it.',
  'county-boundaries': 'Locations get their county from it.',
};

/** `Recharge Zone (2024)` is called recharge-zone-2024. */
const idOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40)
    .replace(/-$/, '');
