import { t } from '@artesian/domain/texts/translate';
export interface Example {
  /** The program or language. */
  name: string;
  /** What it does, in one line. */
  does: string;
  text: string;
}

/** Ways to read the open data of this site, each to be copied and run as it stands; `origin` is the address of the site. */
export const examplesFor = (origin: string): Example[] => [
  {
    name: 'curl',
    does: t('Water levels of March 2025, up to 10,000 in one answer.'),
    text: `curl '${origin}/ogc/collections/water-levels/items?datetime=2025-03-01/2025-03-31&limit=10000'`,
  },
  {
    name: 'curl with a key',
    does: t('The same within the limits of an API key.'),
    text: `curl -H 'x-api-key: YOUR_KEY' '${origin}/ogc/collections/water-levels/items?limit=10000'`,
  },
  {
    name: 'GDAL',
    does: t('All wells into a GeoPackage, page after page.'),
    text: `ogr2ogr wells.gpkg 'OAPIF:${origin}/ogc' wells`,
  },
  {
    name: 'Python',
    does: t('The wells within a box, as a GeoDataFrame.'),
    text: `import geopandas

wells = geopandas.read_file(
    "${origin}/ogc/collections/wells/items"
    "?bbox=-98.0,30.0,-97.7,30.3&limit=10000"
)
print(wells[["well_id", "aquifer_completion", "well_depth_ft"]])`,
  },
  {
    name: 'R',
    does: t('Water-quality results since 2020.'),
    text: `library(sf)

samples <- read_sf(
  "${origin}/ogc/collections/water-quality/items?datetime=2020-01-01/..&limit=10000"
)
table(samples$parameter)`,
  },
  {
    name: 'QGIS',
    does: t('Layer, Add Layer, Add WFS / OGC API Features Layer, New, and this address:'),
    text: `${origin}/ogc`,
  },
];
