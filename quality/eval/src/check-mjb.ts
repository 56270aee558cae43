// Reads the JSON of an accumulation analysis (the answer of GET mjb/{id}) from stdin and computes every letter, ratio and net buyer again from
// its own brokers and days. Differences go to stderr, a line each, and end it with exit code 1; so does an input that is no such record.
import { mjbDetail } from '@gaemi/contracts/accumulation';
import { readAccumulation } from '@gaemi/contracts/read-accumulation';
import { recordDifferences } from '@gaemi/domain/accumulation/record-differences';
import { checkInput } from './check-input.ts';

await checkInput({
  schema: mjbDetail,
  called: 'a record of an accumulation analysis',
  differencesOf: (record) => recordDifferences(readAccumulation(record)),
  soundLine: ({ stock_name, first_mjb_grade, second_mjb_grade, third_mjb_grade, brokers }) => {
    const letters = [first_mjb_grade, second_mjb_grade, third_mjb_grade].join(' ');
    return `${stock_name}: ${letters} of ${brokers.length} brokers: as computed again`;
  },
});
