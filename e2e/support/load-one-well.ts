import { readConfig } from '../../api/src/platform/config.ts';
import { migrate } from '../../api/src/platform/database/migrate.ts';
import { openDatabase } from '../../api/src/platform/database/open-database.ts';

// node --import tsx e2e/support/load-one-well.ts     one well and one type of permits, in the folder of the settings
const { DATA_DIR: dataDir, toldTimeZone: timeZone } = readConfig();
const database = await openDatabase({ dataDir });
await migrate(database, { timeZone });
// The demonstration is loaded where there is no well. Of a district with one only its accounts are there.
await database.asOwner((owner) =>
  owner.query(`
    insert into wells (well_name, lat_dd, lon_dd, primary_use_ndx, well_class_ndx, aquifer_ndx, is_published)
      values ('Old Mill', 30.16823, -97.85184, 4, 2, 1, true);
    insert into permit_types (permit_type_ndx, permit_type_desc, permit_prefix) values (1, 'Historical', 'H');
    insert into permit_type_reductions (permit_type_ndx, holds_from, d1_pump_reduction, d2_pump_reduction, d3_pump_reduction,
      d4_pump_reduction) values (1, '1900-01-01', 0.2, 0.3, 0.4, 0.5)`),
);
await database.close();
