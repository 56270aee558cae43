import { App } from 'aws-cdk-lib';
import cdkJson from '../cdk.json' with { type: 'json' };
import { addStages } from './stages.ts';

const app = new App({ context: cdkJson.context });
addStages(app);
app.synth();
