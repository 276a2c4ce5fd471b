import { usedPostgis } from './postgis-bundle.ts';
import { makeSnapshot } from './snapshot.ts';

await Promise.all([makeSnapshot(), usedPostgis()]);
process.exit(0);
