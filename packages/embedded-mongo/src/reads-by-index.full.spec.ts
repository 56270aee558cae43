import { describeReadsByIndex } from './testing/describe-reads-by-index.ts';

describeReadsByIndex('every hint');
