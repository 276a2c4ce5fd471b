import { createContext, useContext } from 'react';

/** Opens what finds anything. */
export const OpenFindContext = createContext<() => void>(() => undefined);
export const useOpenFind = (): (() => void) => useContext(OpenFindContext);
