const format = new Intl.NumberFormat('ko-KR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/**
 * Formats a percentage for the screens: "149.9%". It cuts after one decimal instead of rounding, so that a threshold is
 * never shown before it is reached.
 */
export function cutPercent(percent: number): string {
  // The tiny addend corrects the floating-point error of the multiplication by ten (8.2 would become 81.99…). It is a
  // hundredth of a single share in ten billion.
  return `${format.format(Math.floor(percent * 10 + 1e-9) / 10)}%`;
}
