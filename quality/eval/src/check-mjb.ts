// Reads the JSON of an accumulation analysis (the answer of GET mjb/{id}) from stdin and recomputes every letter, ratio
// and net buyer from its own brokers and days. It writes differences to stderr, one line each, and exits with code 1;
// also for input that is not such a record.
import { mjbDetail } from '@gaemi/contracts/accumulation';
import { readAccumulation } from '@gaemi/contracts/read-accumulation';
import { recordDifferences } from '@gaemi/domain/accumulation/record-differences';
import { requireNoOptions } from '@gaemi/runtime/start/require-no-options';
import { checkInput } from './check-input.ts';

requireNoOptions('check-mjb < record.json');
await checkInput({
  schema: mjbDetail,
  called: 'a record of an accumulation analysis',
  differencesOf: (record) => recordDifferences(readAccumulation(record)),
  soundLine: ({ stock_name, first_mjb_grade, second_mjb_grade, third_mjb_grade, brokers }) => {
    const letters = [first_mjb_grade, second_mjb_grade, third_mjb_grade].join(' ');
    return `${stock_name}: ${letters} of ${brokers.length} brokers: as computed again`;
  },
});
