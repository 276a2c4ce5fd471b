interface Wanted {
  /** Where its middle would stand. */
  wanted: number;
  height: number;
}

/** The tops of labels in their order, each as near to where it would stand as the others allow: none covers another. */
export function spreadLabels(labels: readonly Wanted[], top: number, bottom: number): number[] {
  const tops: number[] = [];
  for (const { wanted, height } of labels) {
    const above = tops.length > 0 ? tops.at(-1)! + labels[tops.length - 1]!.height : top;
    tops.push(Math.max(above, wanted - height / 2));
  }
  let below = bottom;
  for (let index = labels.length - 1; index >= 0; index -= 1) {
    below = Math.min(tops[index]!, below - labels[index]!.height);
    tops[index] = below;
  }
  return tops;
}
