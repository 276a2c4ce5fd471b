import { locale, t } from '@artesian/domain/texts/translate';
import { areaOf, drawingOfText, textOfDrawing, type Drawing } from './drawings.ts';
import { groundOf, isOn, type Box, type Ground, type Polygonal } from './ground.ts';
import { sourceName } from './sources.ts';

/** What the server tells of a shape of a layer. */
export interface KnownShape {
  name: string;
  ground: Ground;
  /** To be drawn; not everybody needs it. */
  geometry?: Polygonal;
}

/** A polygon of a layer, as an address names it. Until it is known, no well is inside. */
export interface LayerShape {
  kind: 'layer';
  source: string;
  shape: number;
  known?: KnownShape;
}

/** Polygons and circles in which wells are let through, in any of them; without any, wells are let through everywhere. */
export type WellArea = readonly (Drawing | LayerShape)[];

/** Where a well is: lists of the API and of the map name it differently. */
export type PlacedWell = { lon_dd: number; lat_dd: number } | { longitude: number; latitude: number };

/** So many shapes of layers are in one area. */
export const MOST_SHAPES = 20;

export const isLayerShape = (part: Drawing | LayerShape): part is LayerShape => part.kind === 'layer';
export const shapesOf = (area: WellArea): LayerShape[] => area.filter(isLayerShape);
export const isSameShape = (one: LayerShape, other: LayerShape): boolean =>
  one.source === other.source && one.shape === other.shape;

/** The shapes of an area as GeoJSON has them. */
export const polygonsOf = (area: WellArea): Polygonal[] =>
  area
    .map((part) => (isLayerShape(part) ? part.known?.geometry : areaOf(part)))
    .filter((polygon) => polygon !== undefined);

/** Those drawings that have an area. */
export const areaAmong = (drawings: readonly Drawing[]): Drawing[] => drawings.filter((drawing) => areaOf(drawing));

/** `circle:30.1,-97.8,500~layer:county-boundaries,12`: an area for an address; undefined for none. */
export const textOfArea = (area: WellArea): string | undefined =>
  area.map((part) => (isLayerShape(part) ? `layer:${part.source},${part.shape}` : textOfDrawing(part))).join('~') ||
  undefined;

/** Reads an area of an address; what makes no sense is left out. */
export function partsOfArea(text: string): WellArea {
  const parts = text
    .split('~')
    .map(partOfText)
    .filter((part) => part !== undefined);
  const tooMany = new Set(shapesOf(parts).slice(MOST_SHAPES));
  return parts.filter((part) => !isLayerShape(part) || !tooMany.has(part));
}

/** Reads an area of an address; undefined where a part of it is none. */
export function areaOfText(text: string): WellArea | undefined {
  const parts = partsOfArea(text);
  return parts.length === text.split('~').length ? parts : undefined;
}

function partOfText(text: string): Drawing | LayerShape | undefined {
  if (text.startsWith('layer:')) return layerShapeOf(text.slice('layer:'.length));
  const drawing = drawingOfText(text);
  return drawing && areaOf(drawing) ? drawing : undefined;
}

function layerShapeOf(text: string): LayerShape | undefined {
  const [source = '', number = '', ...others] = text.split(',');
  const shape = /^[1-9]\d*$/.test(number) ? Number(number) : NaN;
  return sourceName.test(source) && Number.isSafeInteger(shape) && others.length === 0
    ? { kind: 'layer', source, shape }
    : undefined;
}

/** Whether a place is in any shape of an area. Server, map, list and files all go by this decision. */
export function isInside(area: WellArea): (longitude: number, latitude: number) => boolean {
  if (area.length === 0) return () => true;
  const grounds = groundsOf(area);
  return (longitude, latitude) => grounds.some((ground) => isOn(ground, longitude, latitude));
}

/** The part of a rectangle that can hold something of an area. */
export function within(box: Box, area: WellArea): Box {
  if (area.length === 0) return box;
  const boxes = groundsOf(area).map((ground) => ground.box);
  return [
    Math.max(box[0], Math.min(...boxes.map(([west]) => west))),
    Math.max(box[1], Math.min(...boxes.map(([, south]) => south))),
    Math.min(box[2], Math.max(...boxes.map(([, , east]) => east))),
    Math.min(box[3], Math.max(...boxes.map(([, , , north]) => north))),
  ];
}

const groundsOf = (area: WellArea): Ground[] => area.map(groundOfPart).filter((ground) => ground !== undefined);

function groundOfPart(part: Drawing | LayerShape): Ground | undefined {
  if (isLayerShape(part)) return part.known?.ground;
  const polygon = areaOf(part);
  return polygon && groundOf(polygon);
}

export const placeOfWell = (well: PlacedWell): [longitude: number, latitude: number] =>
  'lon_dd' in well ? [well.lon_dd, well.lat_dd] : [well.longitude, well.latitude];

/** A part of an area that can be taken away by itself: what it is called, and what is left without it. */
export interface NamedPart {
  words: string;
  others: WellArea;
}

/** `Within 500 ft of 30.1, -97.8` and `or in Hays County`: the drawn shapes together, then each shape of a layer. */
export function namedPartsOf(area: WellArea): NamedPart[] {
  const drawn = area.filter((part) => !isLayerShape(part));
  const shapes = shapesOf(area);
  return [
    ...(drawn.length > 0 ? [{ words: formatDrawn(drawn), others: shapes }] : []),
    ...shapes.map((shape, place) => ({
      words: formatShape(shape, place === 0 && drawn.length === 0),
      others: area.filter((part) => part !== shape),
    })),
  ];
}

/** `Within 500 ft of 30.1, -97.8`, `Within a drawn shape` or `In Hays County or in Travis County`. */
export const formatArea = (area: WellArea): string =>
  namedPartsOf(area)
    .map(({ words }) => words)
    .join(' ');

function formatShape({ known }: LayerShape, isFirst: boolean): string {
  if (!known) return isFirst ? t('In a shape of a layer') : t('or in a shape of a layer');
  return isFirst ? t('In {name}', { name: known.name }) : t('or in {name}', { name: known.name });
}

function formatDrawn(drawn: readonly Drawing[]): string {
  const [only] = drawn;
  if (drawn.length !== 1 || !only) return t('Within {length} drawn shapes', { length: drawn.length });
  if (only.kind !== 'circle') return t('Within a drawn shape');
  const { latitude, longitude } = only.places[0]!;
  const feet = Math.round(only.radiusFt).toLocaleString(locale());
  return t('Within {feet} ft of {latitude}, {longitude}', {
    feet,
    latitude: latitude.toFixed(5),
    longitude: longitude.toFixed(5),
  });
}
