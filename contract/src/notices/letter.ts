import { z } from 'zod';

const paragraph = z.object({ paragraph: z.string() });
const table = z.object({
  table: z.object({ title: z.string(), columns: z.array(z.string()), rows: z.array(z.array(z.string())) }),
});

/** What a letter says, in its order, however it is shown: as text, as HTML or on paper. */
export const letterBody = z.array(z.union([paragraph, table]));
export type LetterBody = z.output<typeof letterBody>;
export type LetterTable = z.output<typeof table>['table'];

/** Numbers stand below one another by their last digits. */
export const isNumberCell = (cell: string): boolean => /^[+-]?[\d,]+(\.\d+)?$/.test(cell);

const written = {
  addressee: z.string(),
  organization: z.string().nullable(),
  /** In one line; null where none is known. */
  postal_address: z.string().nullable(),
  /** Null where it goes by post. */
  r_email: z.string().nullable(),
  /** The permits or meters that it is about. */
  about: z.string(),
  subject: z.string(),
  body: letterBody,
};

/** A letter as it would be sent now. */
export const draftLetter = z.object({ rolo_ndx: z.int(), language: z.enum(['en', 'es']), ...written });
export type DraftLetter = z.output<typeof draftLetter>;

/** What a notice would say to whom. */
export const draftedNotice = z.object({
  letters: z.array(draftLetter),
  /** Whom it does not reach, and why. */
  untold: z.array(z.object({ about: z.string(), why: z.string() })),
  /** Whether the district has a mail server; without one all letters go by post. */
  has_mail: z.boolean(),
});
export type DraftedNotice = z.output<typeof draftedNotice>;

/** A letter that was written, as it was or will be told. */
export const writtenLetter = z.object({ letter_ndx: z.int(), ...written });
export type WrittenLetter = z.output<typeof writtenLetter>;
