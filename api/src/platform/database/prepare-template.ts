import { postgisFiles } from './postgis-files.ts';
import { databaseTemplate } from './template.ts';

await Promise.all([databaseTemplate(), postgisFiles()]);
process.exit(0);
