/** A tile is this many cells wide, some 11 px each: less than a symbol, so that what is left out would be covered anyway. */
export const cellsAcross = 48;

/** As many as a thinned tile can hold. */
export const mostThinned = cellsAcross ** 2;
