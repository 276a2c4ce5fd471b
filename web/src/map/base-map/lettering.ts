import type { ExpressionSpecification } from 'maplibre-gl';

/** Text of the map comes from the page's font: there are no glyph files. */
export const mapFont = ['Inter Variable'];

/** A first font that does not exist, from whose name MapLibre takes weight and slope, before the one that does. */
export const strongFont = ['Inter Variable SemiBold', ...mapFont];
/** As maps have the names of waters. */
export const slantedFont = ['Inter Variable Italic', ...mapFont];

export const name: ExpressionSpecification = ['coalesce', ['get', 'name:en'], ['get', 'name']];
