import type { Fields } from './rows.ts';

/**
 * How a file brings records into a register: what tells them apart, and what files say that the declaration of the fields does not.
 * Types, labels, lists and references are the fields' own. What a person is called tells nobody apart.
 */
export interface ImportDeclaration {
  /** What the command calls it. */
  as: string;
  /** Columns, or several that count together; any of them tells whether a record is there already. */
  key: readonly (string | readonly string[])[];
  /** Columns of a key that tell records apart by being blank, too. */
  blankInKey?: readonly string[];
  /** Lists in a key that a file may leave out or blank, with what is meant then. */
  usualInKey?: Readonly<Record<string, number>>;
  /** A column that does so only for a row without a former id, as two records may share it: an e-mail address. */
  keyWithoutId?: string;
  /** Computed columns that a row may bring along: the ids of records that had them elsewhere. */
  given?: readonly string[];
  /** Fields kept outside the table that a file may tell. */
  tells?: readonly string[];
  /** The reference whose rows are judged and written together, as far as they stand below each other. */
  together?: string;
  /** What files say besides the fields of a record; what it means for those, the register's code works out. */
  also?: Fields;
  /** Comes as a zip of files with a table of what each is. */
  isArchive?: true;
  /** Whether files add records; as the register's calls do unless told. */
  adds?: boolean;
  /** A file may have a column for each month, or for each word of `field`: every cell is then a record with its `value`. */
  across?: { field: string; value: string; columns: 'months' | 'words' };
  /** Headings by field, besides its name and label; compared without spaces, signs and capitals. */
  headings?: Readonly<Record<string, readonly string[]>>;
  /** Headings that may mean a field, and are taken for it where the file has none of those that do. */
  mayMean?: Readonly<Record<string, readonly string[]>>;
  /** By field with a list: the view that has what files say (`said`) and which word of the list that means (`meant`). */
  meant?: Readonly<Record<string, string>>;
  /** What a new record has where the file says nothing of it, as a file would say it. */
  usually?: Readonly<Record<string, string>>;
  /** Fields for which the column of another stands where they have none. */
  follows?: Readonly<Record<string, string>>;
  /** Lists that a file may leave unanswered, although forms do not. */
  mayLack?: readonly string[];
  /** Fields that hold the name of a person, which files may turn around. */
  names?: readonly string[];
  /** The field that says why a known record is changed; the import is named there. */
  note?: string;
}
