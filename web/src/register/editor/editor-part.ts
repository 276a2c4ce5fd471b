import type { Register, Row } from '@artesian/contract/language/register';
import type { ComponentType } from 'react';
import type { EditableChoice } from '../rows/editable-columns.ts';

interface AnyPart {
  title: string;
  /** What stands beside this part and so many before it where there is room, else below it. */
  aside?: { Panel: ComponentType<{ record: number }>; besides: number };
}

/** A part of the record, saved by itself: the screen's own register, or one that is `partOf` it. */
export interface FormPart extends AnyPart {
  register: Register;
  /** The inputs laid out by hand. */
  Inputs?: ComponentType;
  /** What happened to the record beside its changes, above them in its history. */
  InHistory?: ComponentType<{ record: number }>;
}

/** Rows that belong to the record, edited in place. */
export interface RowsPart extends AnyPart {
  rows: Register;
  columns: readonly EditableChoice<Row>[];
  /** On the button that adds a row. */
  add?: string;
  /** Of the part that scrolls, in px. */
  maxHeight?: number;
  /** What there is to be said of the rows as a whole. */
  Above?: ComponentType<{ record: number }>;
}

/** Anything else about the record. */
export interface OtherPart extends AnyPart {
  Panel: ComponentType<{ record: number }>;
}

/** What can be done with a record as a whole. */
export type RecordActions = ComponentType<{ record: number; name: string }>;

/** One part of the page of a record, outside all the others. */
export type EditorPart = FormPart | RowsPart | OtherPart;

export const partId = ({ title }: Pick<EditorPart, 'title'>) => `part-${title.toLowerCase().replaceAll(' ', '-')}`;
