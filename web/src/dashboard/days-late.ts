/** How late a reading is among those that are late: 0 for the one that is least, 1 for the one that is most. */
export function lateness(days: number, { least, most }: { least: number; most: number }): number {
  return most > least ? (days - least) / (most - least) : 1;
}

/** The scale from the smallest to the largest of some days (spec 1 §2.4). */
export const scaleOf = (days: readonly number[]) => ({ least: Math.min(...days), most: Math.max(...days) });
