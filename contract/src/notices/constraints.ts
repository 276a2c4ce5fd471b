import { noSuch, type WordsOfTables } from '../language/constraint-words.ts';

/** What to tell a person who breaks a rule of notices and their letters. */
export const noticeConstraints: WordsOfTables = {
  notices: {
    notices_kind_known: { field: 'kind', message: 'There is no such kind of notice.' },
    notices_declaration_exists: noSuch('declaration', 'drought_declaration_ndx'),
    notices_about_one_thing: {
      field: 'kind',
      message: 'A notice is about a declaration or about a month of readings.',
    },
    notices_once_a_declaration: {
      field: 'drought_declaration_ndx',
      message: 'This declaration has such a notice already.',
    },
    notices_once_a_month: { field: 'reading_month', message: 'This month has such a notice already.' },
  },
  letters: {
    letters_notice_exists: noSuch('notice', 'notice_ndx'),
    letters_contact_exists: noSuch('contact', 'rolo_ndx'),
    letters_once: { message: 'This contact has a letter of this notice already.' },
    letters_state_known: { field: 'state', message: 'There is no such state of a letter.' },
  },
};
