import { noLanguage, noSuch, type WordsOfTables } from '../language/constraint-words.ts';

/** What to tell a person who breaks a rule of notices and their letters. */
export const noticeConstraints: WordsOfTables = {
  notices: {
    notices_kind_known: { field: 'kind', message: 'This kind of notice does not exist.' },
    notices_declaration_exists: noSuch('declaration', 'drought_declaration_ndx'),
    notices_about_one_thing: {
      field: 'kind',
      message: 'A notice refers to a declaration or to a month of readings.',
    },
    notices_once_a_declaration: {
      field: 'drought_declaration_ndx',
      message: 'This declaration already has such a notice.',
    },
    notices_once_a_month: { field: 'reading_month', message: 'This month already has such a notice.' },
  },
  letters: {
    letters_notice_exists: noSuch('notice', 'notice_ndx'),
    letters_contact_exists: noSuch('contact', 'rolo_ndx'),
    letters_once: { message: 'This contact already has a letter for this notice.' },
    letters_language_known: noLanguage,
    letters_state_known: { field: 'state', message: 'This letter status does not exist.' },
  },
};
