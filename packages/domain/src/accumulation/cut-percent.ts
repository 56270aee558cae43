const format = new Intl.NumberFormat('ko-KR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A percentage as screens show it: "149.9%", cut after one decimal and not rounded, so that it never shows a threshold that was not reached. */
export function cutPercent(percent: number): string {
  // The tiny addend undoes the error of times ten (8.2 would be 81.99…); a single share out of ten billion is a hundred times as much.
  return `${format.format(Math.floor(percent * 10 + 1e-9) / 10)}%`;
}
