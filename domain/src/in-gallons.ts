/** `1,250 gal`. */
export const inGallons = (gallons: number): string => `${gallons.toLocaleString('en-US')} gal`;
