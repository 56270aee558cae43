import { newsSides } from '@gaemi/domain/news-side';
import { type JudgeFigures, type Share, wilson } from './measure-judge.ts';

/** "76.2 % (80/105) [67.2, 83.3]": the share with its counts and its interval of 95 %. */
export function printShare(share: Share): string {
  const { low, high } = wilson(share);
  const percent = (value: number) => (100 * value).toFixed(1);
  const rate = share.part / Math.max(1, share.whole);
  return `${percent(rate)} % (${String(share.part)}/${String(share.whole)}) [${percent(low)}, ${percent(high)}]`;
}

/** Prints the figures of a judge, one aspect a line. */
export function printFigures(figures: JudgeFigures, print: (line: string) => void): void {
  const { good, neutral, bad } = figures.f1;
  const byLabel = `good ${good.toFixed(2)} neutral ${neutral.toFixed(2)} bad ${bad.toFixed(2)}`;
  print(`  labels: macro-F1 ${figures.macroF1.toFixed(3)} (${byLabel})`);
  print(`    turned ${printShare(figures.turned)}  neutral called good or bad ${printShare(figures.polarised)}`);
  print(`  subject right ${printShare(figures.subject)}  kinds: macro-F1 ${figures.kindMacroF1.toFixed(3)}`);
  print(`  shown reasons: right, about the company and material ${printShare(figures.shownRight)}`);
  print(`    not the subject ${printShare(figures.shownNotSubject)}  wrong side ${printShare(figures.shownWrongSide)}`);
  print(`    only a price ${printShare(figures.shownPrice)}`);
  print(`  material news shown ${printShare(figures.materialShown)}`);
  for (const side of newsSides) {
    const { right, found } = figures.bySide[side];
    print(`    ${side}: right ${printShare(right)}  found ${printShare(found)}`);
  }
}
