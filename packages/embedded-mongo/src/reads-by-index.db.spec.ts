import { describeReadsByIndex } from './testing/describe-reads-by-index.ts';

describeReadsByIndex('one hint in turn');
