/** What a setting that is on or off says; one that nobody has set is off. */
export const yesOrNo = (value: string | null): string => (value === 'true' ? 'Yes' : 'No');
