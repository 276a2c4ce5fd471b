/** Under which names this browser remembers who is here and whom they looked up. Signing out leaves none of it behind. */
export const namesOfPerson = { me: 'me', foundRecently: 'found-recently' } as const;
