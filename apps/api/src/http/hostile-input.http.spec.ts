import { describeHostileInput } from '../../test/describe-hostile-input.ts';

describeHostileInput('a third in turn');
