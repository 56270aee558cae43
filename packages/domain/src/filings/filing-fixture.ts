import type { Filing, FilingFigure } from './filing.ts';

type Stated = readonly [name: FilingFigure['name'], value: number, unit?: FilingFigure['unit']];

/** A filing of invented content for specs; amounts are in won without a unit. */
export function filed(reportName: string, receivedOn: string, ...stated: Stated[]): Filing {
  const figures = stated.map(([name, value, unit = 'won']): FilingFigure => ({ name, value, unit }));
  return { receiptNo: `${receivedOn.replaceAll('-', '')}000001`, reportName, receivedOn, receivedAt: null, figures };
}
