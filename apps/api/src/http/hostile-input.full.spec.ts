import { describeHostileInput } from '../../test/describe-hostile-input.ts';

describeHostileInput('every value');
