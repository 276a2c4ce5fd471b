import { usedPostgis } from './postgis-bundle.ts';
import { databaseTemplate } from './template.ts';

await Promise.all([databaseTemplate(), usedPostgis()]);
process.exit(0);
