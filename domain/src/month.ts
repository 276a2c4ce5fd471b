/** Calendar months to compare and step. `drought-stage.ts` steps by them, and so does the second writing in `oracle/`. */
export interface Month {
  year: number;
  /** 1 to 12. */
  month: number;
}

/** Months counted from year 0, for comparing and stepping. */
export const monthNumber = ({ year, month }: Month): number => year * 12 + month - 1;

export const monthOfNumber = (number: number): Month => ({ year: Math.floor(number / 12), month: (number % 12) + 1 });

export const daysInMonth = ({ year, month }: Month): number => new Date(Date.UTC(year, month, 0)).getUTCDate();
