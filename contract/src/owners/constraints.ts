import { noMonth, noSuch, notBelowNothing, noYear, type WordsOfTables } from '../language/constraint-words.ts';

/** What to tell a person who breaks a rule of what owners send in, claim and delegate. */
export const ownerConstraints: WordsOfTables = {
  submitted_readings: {
    submitted_readings_permit_exists: noSuch('permit', 'permit_ndx'),
    submitted_readings_meter_exists: noSuch('meter', 'meter_ndx'),
    submitted_readings_year_in_range: noYear('c_year'),
    submitted_readings_month_in_range: noMonth('c_month'),
    submitted_readings_in_thousandths: { field: 'meter_reading', message: 'Use at most three decimals.' },
    submitted_readings_not_negative: notBelowNothing('meter_reading'),
    submitted_readings_state_known: { field: 'state', message: 'This reading status does not exist.' },
    submitted_readings_questioned_in_words: { field: 'question', message: 'Describe what needs clarification.' },
    submitted_readings_one_waits: {
      field: 'meter_reading',
      message: 'A reading of this meter for this month is already waiting for review. Withdraw it to send another.',
    },
  },
  delegations: {
    delegations_once: { field: 'email', message: 'This address already has access to your permits.' },
  },
  delegation_permits: {
    delegation_permits_delegation_exists: { message: 'This was already withdrawn.' },
    delegation_permits_permit_exists: noSuch('permit', 'permits'),
  },
  claims: {
    claims_contact_exists: noSuch('contact', 'rolo_ndx'),
    claims_state_known: { field: 'state', message: 'This letter status does not exist.' },
    claims_used_by_somebody: { message: 'A used code must name who used it.' },
  },
};
