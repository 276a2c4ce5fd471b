// What is said of users, without schemas, so that the pages of the sign-in can say it too.

export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 200;

/** The words of spec 2 §5 and §8, and ours where it has none. */
export const userWords = {
  needsName: 'Requires Full-name',
  needsNickname: 'Requires Nickname',
  needsEmail: 'Requires Email',
  needsPassword: 'Requires Password',
  shortPassword: 'Must be at least 8 characters',
  longPassword: 'Use at most 200 characters.',
  knownPassword: 'This password appeared in a data breach elsewhere. Choose another one.',
  guessedPassword: 'This password is mostly the district’s name, its town or a year. Choose another one.',
  noSuchRole: 'This role does not exist. Choose one from the list.',
  emailTaken: 'Another user has this e-mail address.',
  created: 'This user was successfully created',
  updated: 'This user was updated in the database',
  deleted: 'This user was deleted from the database',
} as const;
