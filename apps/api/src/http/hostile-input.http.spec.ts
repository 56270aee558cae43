import { describeHostileInput } from '../../test/describe-hostile-input.ts';

describeHostileInput('a ninth in turn');
