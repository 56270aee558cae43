import { describeWritesByIndex } from './testing/describe-writes-by-index.ts';

describeWritesByIndex('one hint in turn');
