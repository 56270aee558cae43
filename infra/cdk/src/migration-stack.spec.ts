import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import cdkJson from '../cdk.json' with { type: 'json' };
import { MigrationStack } from './migration-stack.ts';
import { readSettings } from './settings.ts';

const app = new App({ context: cdkJson.context });
const settings = readSettings(app.node, 'staging');
const env = { account: settings.account, region: settings.region };
const template = Template.fromStack(new MigrationStack(app, 'Migration', { env, settings }));

interface Statement {
  Action: string | string[];
}

it('the task before a deployment is the new worker with another command and only the store’s address', () => {
  template.hasResourceProperties('AWS::ECS::TaskDefinition', {
    ContainerDefinitions: [
      Match.objectLike({
        Command: ['node', '--enable-source-maps', 'apps/worker/dist/migrate.js'],
        ReadonlyRootFilesystem: true,
        LinuxParameters: { Capabilities: { Drop: ['ALL'] } },
        Secrets: [{ Name: 'MONGODB_URI', ValueFrom: Match.anyValue() }],
        Environment: [{ Name: 'NODE_ENV', Value: 'production' }],
      }),
    ],
  });
  const [container] = Object.values(template.findResources('AWS::ECS::TaskDefinition')).map(
    ({ Properties }) => Properties.ContainerDefinitions[0],
  );
  expect(JSON.stringify(container.Image)).toMatch(new RegExp(`gaemi-lens/worker:${settings.imageTag}`));
});

it('the task may do nothing in AWS: only its start reads image, secret and log', () => {
  const policies = Object.entries(template.findResources('AWS::IAM::Policy'));
  expect(policies.filter(([id]) => id.startsWith('TaskTaskRole'))).toEqual([]);
  const actions = policies.flatMap(([, { Properties }]): string[] =>
    Properties.PolicyDocument.Statement.flatMap(({ Action }: Statement) => Action),
  );
  expect(actions.toSorted()).toEqual([
    'ecr:BatchCheckLayerAvailability',
    'ecr:BatchGetImage',
    'ecr:GetAuthorizationToken',
    'ecr:GetDownloadUrlForLayer',
    'logs:CreateLogStream',
    'logs:PutLogEvents',
    'secretsmanager:DescribeSecret',
    'secretsmanager:GetSecretValue',
  ]);
});
