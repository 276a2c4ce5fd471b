/** The sum as a person would write it down: 0.1 and 0.2 are 0.3. */
export function exactSum(values: readonly number[]): number {
  const places = Math.max(0, ...values.map(placesOf));
  const sum = values.reduce((whole, value) => whole + BigInt(shiftPoint(value, places)), 0n);
  return shiftPoint(Number(sum), -places);
}

/** Moves the decimal point, without the rounding that multiplying would add. */
export function shiftPoint(value: number, places: number): number {
  const [digits, exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

function placesOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
}
