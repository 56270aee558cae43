import type { Fault } from './faults.ts';

const time = '(?:20\\d\\d년|\\d{1,2}월|\\d{1,2}일|내년|올해|[1-4]분기)';

/** Returns `period` where a start is told as an end or the reverse, or a number of quarters as a quarter. */
export function checkTimes(sentence: string, text: string): Fault[] {
  const isTurned = [...sentence.matchAll(new RegExp(`(${time})(까지|부터)`, 'g'))].some(([, when = '', mark]) => {
    const other = mark === '까지' ? '부터' : '까지';
    return text.includes(when + other) && !text.includes(when + (mark ?? ''));
  });
  const isCount = [...sentence.matchAll(/([2-9])분기에(?! ?걸쳐)/g)].some(([, count]) => {
    const behind = [...text.matchAll(new RegExp(`(?<!\\d)${count}(?:개 ?)?분기(.{0,3})`, 'g'))];
    return behind.length > 0 && behind.every(([, next = '']) => /^ ?(?:연속|만|째)/.test(next));
  });
  return isTurned || isCount ? ['period'] : [];
}
