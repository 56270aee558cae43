import { App, type Stack } from 'aws-cdk-lib';
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import cdkJson from '../../cdk.json' with { type: 'json' };
import { addStages } from '../stages.ts';
import { type Emulator, startEmulator } from './emulator.ts';
import { type CloudTemplate, withoutUnknown } from './without-unknown.ts';

/** The emulator's own account, and the zones that `cdk` would look up in it. */
const ACCOUNT = '123456789012';
const zones = {
  [`availability-zones:account=${ACCOUNT}:region=ap-northeast-2`]: ['ap-northeast-2a', 'ap-northeast-2b'],
};

/** What the emulator does not make: seen in the template only (`product-stack.spec.ts`). */
const IGNORED = [
  'AWS::ApplicationAutoScaling::ScalableTarget',
  'AWS::ApplicationAutoScaling::ScalingPolicy',
  'AWS::CloudFront::Distribution',
  'AWS::CloudFront::Function',
  'AWS::CloudFront::OriginAccessControl',
  'AWS::CloudFront::ResponseHeadersPolicy',
  'AWS::CloudFront::VpcOrigin',
  'AWS::CloudWatch::Alarm',
  'AWS::EC2::SecurityGroupEgress',
  // From the prefix list of CloudFront; the others are made.
  'AWS::EC2::SecurityGroupIngress',
  'AWS::ECS::ClusterCapacityProviderAssociations',
  'AWS::Logs::MetricFilter',
  'AWS::S3::BucketPolicy',
  'AWS::SNS::Subscription',
  'AWS::SNS::TopicPolicy',
  'AWS::SQS::QueuePolicy',
];

describe('the stacks in an emulator of CloudFormation', () => {
  let emulator: Emulator | null = null;
  let reason = '';
  beforeAll(async () => {
    emulator = await startEmulator().catch((error: Error) => {
      if (process.env.CI) throw error;
      reason = error.message;
      return null;
    });
  }, 600_000);
  afterAll(() => emulator?.[Symbol.asyncDispose]());

  /** Skips, with the reason, where the emulator cannot be had; in CI that fails. */
  function need(context: TestContext): Emulator {
    return emulator ?? context.skip(`NOT RUN, for the emulator cannot be had here: ${reason.slice(0, 300)}`);
  }

  it.for(['staging', 'production'] as const)(
    'are made in the order of %s, refer to what is there, and stay at a second deployment',
    async (stage, context) => {
      const cloud = need(context);
      await cloud.empty();
      const found = { ...(await prepareAccount(cloud)), account: ACCOUNT };
      const app = new App({
        context: { ...cdkJson.context, ...zones, [stage]: { ...cdkJson.context[stage], ...found } },
      });
      const product = addStages(app)[stage];
      const name = product.stackName.replace('GaemiLens', '');
      const assembly = app.synth();
      const ignoredTypes = new Set<string>();
      const made = new Map<string, Map<string, string>>();
      for (const stack of [`GaemiLensImages${name}`, product.stackName, `GaemiLensMigration${name}`]) {
        const whole: CloudTemplate = assembly.getStackByName(stack).template;
        const { template, kept, ignored } = withoutUnknown(whole, cloud.types);
        for (const type of ignored) ignoredTypes.add(type);
        const fields = { ...{ StackName: stack, TemplateBody: JSON.stringify(template) }, ...capabilities };
        await cloud.call('cloudformation', 'CreateStack', fields);
        const first = await readStack(cloud, stack);
        expect([stack, first.status]).toEqual([stack, 'CREATE_COMPLETE']);
        expect([...first.resources.keys()].toSorted()).toEqual(kept.toSorted());
        await cloud.call('cloudformation', 'UpdateStack', fields);
        expect(await readStack(cloud, stack)).toEqual({ ...first, status: 'UPDATE_COMPLETE' });
        made.set(stack, first.resources);
      }
      expect([...ignoredTypes].toSorted()).toEqual(IGNORED);
      await expectReferences(cloud, made.get(product.stackName) ?? new Map(), product);
    },
  );
});

const capabilities = { 'Capabilities.member.1': 'CAPABILITY_NAMED_IAM' };

/** What must be there before a deployment: the certificate of the API, and what `cdk bootstrap` leaves. */
async function prepareAccount(cloud: Emulator): Promise<{ apiCertificateArn: string }> {
  const version = { Name: '/cdk-bootstrap/hnb659fds/version', Value: '21', Type: 'String', Overwrite: true };
  await cloud.ask('ssm', 'AmazonSSM.PutParameter', version);
  const wanted = { DomainName: 'api.gaemilens.example' };
  const { CertificateArn } = await cloud.ask('acm', 'CertificateManager.RequestCertificate', wanted);
  return { apiCertificateArn: String(CertificateArn) };
}

const textOf = (xml: string, tag: string) => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '';

/** The state of a stack, and its resources by their names in the template. */
async function readStack(cloud: Emulator, name: string) {
  const described = await cloud.call('cloudformation', 'DescribeStacks', { StackName: name });
  const xml = await cloud.call('cloudformation', 'DescribeStackResources', { StackName: name });
  const members = xml.match(/<member>[\s\S]*?<\/member>/g) ?? [];
  return {
    status: textOf(described, 'StackStatus'),
    resources: new Map(
      members.map((one) => [textOf(one, 'LogicalResourceId'), textOf(one, 'PhysicalResourceId')] as const),
    ),
  };
}

/** The worker may read the queues that were made, and no other; the services run the tasks that were made. */
async function expectReferences(cloud: Emulator, resources: ReadonlyMap<string, string>, { stackName }: Stack) {
  const idsOf = (part: RegExp) => [...resources].filter(([id]) => part.test(id)).map(([, physical]) => physical);
  const [role = ''] = idsOf(/^WorkerTaskTaskRole[0-9A-F]{8}$/);
  const names = await cloud.call('iam', 'ListRolePolicies', { RoleName: role });
  const answer = await cloud.call('iam', 'GetRolePolicy', { RoleName: role, PolicyName: textOf(names, 'member') });
  const document = decodeURIComponent(textOf(answer, 'PolicyDocument'));
  const queues = [...new Set(document.match(/arn:aws:sqs:[\w:-]+/g))].map((arn) => arn.split(':').at(-1));
  expect([stackName, queues.toSorted()]).toEqual([
    stackName,
    idsOf(/^Queues/)
      .map(nameOfQueue)
      .toSorted(),
  ]);
  expect(document).not.toContain('not-made-');
}

const nameOfQueue = (url: string) => url.split('/').at(-1);
