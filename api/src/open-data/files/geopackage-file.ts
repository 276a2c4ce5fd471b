import type { FileHandle } from 'node:fs/promises';
import { declareTable, geometryBlob, openGeoPackage, type FeatureTable } from '../../map/export/geopackage.ts';
import { PAGE_BYTES, Pages, TableRows, type SqlValue } from './sqlite-pages.ts';

/**
 * A GeoPackage that is filled row after row: SQLite itself makes one whose tables are empty, to which the pages of the rows are added. It is
 * one when it is ended.
 */
export class GeoPackageFile {
  readonly #file: FileHandle;
  /** What SQLite made: written last, when the first pages of all tables are known. */
  readonly #frame: Buffer;
  readonly #tops: ReadonlyMap<string, number>;
  readonly #pages: Pages;

  private constructor(file: FileHandle, frame: Buffer, tops: ReadonlyMap<string, number>) {
    this.#file = file;
    this.#frame = frame;
    this.#tops = tops;
    this.#pages = new Pages(file, frame.length / PAGE_BYTES + 1);
  }

  /** In an empty file, with these tables. */
  static async begin(file: FileHandle, tables: readonly FeatureTable[], today: Date): Promise<GeoPackageFile> {
    const database = await openGeoPackage();
    try {
      for (const table of tables) declareTable(database, table, today);
      const [schema] = database.exec(`select name, rootpage from sqlite_master where type = 'table'`);
      const tops = new Map(schema!.values as [string, number][]);
      return new GeoPackageFile(file, Buffer.from(database.export()), tops);
    } finally {
      database.close();
    }
  }

  /** Rows of a table in the order of `fid`, each with its geometry as well-known binary; `end` when there are no more. */
  rowsOf(table: string) {
    const rows = new TableRows(this.#pages);
    return {
      add: (fid: number, geometry: Uint8Array | null, values: readonly SqlValue[]) =>
        // SQLite keeps the number of a row beside the row.
        rows.add(fid, [null, geometry && geometryBlob(geometry), ...values]),
      write: () => this.#pages.write(),
      end: () => {
        rows.end().copy(this.#frame, (this.#tops.get(table)! - 1) * PAGE_BYTES);
      },
    };
  }

  async end() {
    await this.#pages.write(true);
    this.#frame.writeUInt32BE(this.#pages.count, PAGE_COUNT_AT);
    // The count holds where these two agree.
    this.#frame.copy(this.#frame, COUNT_VALID_FOR_AT, CHANGES_AT, CHANGES_AT + 4);
    await this.#file.write(this.#frame, 0, this.#frame.length, 0);
  }
}

const CHANGES_AT = 24;
const PAGE_COUNT_AT = 28;
const COUNT_VALID_FOR_AT = 92;
