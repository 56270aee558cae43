import { describeWritesByIndex } from './testing/describe-writes-by-index.ts';

describeWritesByIndex('every hint');
