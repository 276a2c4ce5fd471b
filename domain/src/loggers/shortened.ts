const LONGEST = 60;

/** What a file says, short enough to be read in a message. */
export const shortened = (text: string): string => {
  const plain = text.replaceAll(/\p{Cc}+/gu, ' ').trim();
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain;
};
