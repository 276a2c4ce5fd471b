import type { User } from '../sign-in/authentication.ts';

/** Whoever runs the command, in history. */
export const commandLine = { sub: 'command line', requestId: 'import' };

/** The same as a user: staff, as whoever can open the database is. */
export const commandUser: User = {
  sub: commandLine.sub,
  name: 'Command line',
  email: null,
  roles: ['Administrator'],
};
