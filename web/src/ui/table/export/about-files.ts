import { createContext } from 'react';

/** What is to be said of every file of rows that is exported now; undefined where nothing is. */
export const AboutFiles = createContext<() => string | undefined>(() => undefined);
