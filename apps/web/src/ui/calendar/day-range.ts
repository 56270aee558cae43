/** Two days, `yyyy-MM-dd`, both included; each empty while it is not chosen. */
export interface DayRange {
  from: string;
  to: string;
}

export const noRange: DayRange = { from: '', to: '' };

/** The range after a day is picked: the first pick is one end, the second the other, swapped where it is earlier, the third begins anew. */
export function withPicked({ from, to }: DayRange, day: string): DayRange {
  if (from === '' || to !== '') return { from: day, to: '' };
  return day < from ? { from: day, to: from } : { from, to: day };
}
