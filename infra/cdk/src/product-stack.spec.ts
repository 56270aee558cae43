import { readFileSync } from 'node:fs';
import { queueNames } from '@gaemi/domain/analysis/jobs';
import { deadLetterQueueOf } from '@gaemi/queue/jobs';
import { alarms } from '@gaemi/runtime/metrics/alarms';
import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import cdkJson from '../cdk.json' with { type: 'json' };
import type { Stage } from './settings.ts';
import { addStages } from './stages.ts';
import { fixedHeaders } from './web-headers.ts';

const stacks = addStages(new App({ context: cdkJson.context }));
const templates = { staging: Template.fromStack(stacks.staging), production: Template.fromStack(stacks.production) };
const stages: Stage[] = ['staging', 'production'];

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
  Sid?: string;
}
const listOf = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);

/** The statements of the role that the tasks of an app have while they run. */
function rightsOf(app: 'Api' | 'Worker', stage: Stage = 'production'): Statement[] {
  const policies = templates[stage].findResources('AWS::IAM::Policy');
  return Object.entries(policies)
    .filter(([id]) => id.startsWith(`${app}TaskTaskRole`))
    .flatMap(([, policy]): Statement[] => policy.Properties.PolicyDocument.Statement);
}
const listActions = (app: 'Api' | 'Worker') => new Set(rightsOf(app).flatMap(({ Action }) => listOf(Action)));

describe.each(stages)('the stack of %s', (stage) => {
  const template = templates[stage];

  it('leaves the API, shared results and the unsubscribe page to the API, uncached, with every method', () => {
    const [distribution] = Object.values(template.findResources('AWS::CloudFront::Distribution'));
    const behaviours: { PathPattern: string }[] = distribution?.Properties.DistributionConfig.CacheBehaviors ?? [];
    expect(behaviours.map(({ PathPattern }) => PathPattern)).toEqual(['/api/*', '/r/*', '/u/*']);
    const [api, ...pages] = behaviours.map(({ PathPattern: _, ...rest }) => rest);
    expect(pages).toEqual([api, api]);
    expect(api).toMatchObject({ AllowedMethods: expect.arrayContaining(['POST', 'DELETE']) });
  });

  it('has every queue with its dead letters, and an alarm on them and on what api and worker log', () => {
    for (const name of Object.values(queueNames)) {
      template.hasResourceProperties('AWS::SQS::Queue', {
        QueueName: name,
        VisibilityTimeout: 60,
        SqsManagedSseEnabled: true,
        RedrivePolicy: { maxReceiveCount: 5, deadLetterTargetArn: Match.anyValue() },
      });
      template.hasResourceProperties('AWS::SQS::Queue', {
        QueueName: deadLetterQueueOf(name),
        MessageRetentionPeriod: 14 * 86_400,
      });
    }
    for (const alarm of Object.values(alarms)) {
      template.hasResourceProperties('AWS::Logs::MetricFilter', {
        FilterPattern: `{ $.alarm = "${alarm}" }`,
        LogGroupName: { Ref: Match.stringLikeRegexp('^WorkerLog') },
        MetricTransformations: [Match.objectLike({ MetricNamespace: 'GaemiLens', MetricName: alarm })],
      });
      // Mails with codes are sent by the api.
      template.hasResourceProperties('AWS::Logs::MetricFilter', {
        FilterPattern: `{ $.alarm = "${alarm}" }`,
        LogGroupName: { Ref: Match.stringLikeRegexp('^ApiLog') },
        MetricTransformations: [Match.objectLike({ MetricNamespace: 'GaemiLens', MetricName: alarm })],
      });
      template.hasResourceProperties('AWS::CloudWatch::Alarm', {
        Namespace: 'GaemiLens',
        MetricName: alarm,
        Threshold: 0,
        EvaluationPeriods: 1,
        AlarmActions: Match.anyValue(),
      });
    }
    template.hasResourceProperties('AWS::CloudWatch::Alarm', {
      MetricName: 'ApproximateNumberOfMessagesVisible',
      Threshold: 0,
      AlarmDescription: 'infra/runbooks/dead-letters.md',
      AlarmActions: Match.anyValue(),
    });
  });

  it('counts the age of messages only where one waits: SQS counts those that are worked on, too', () => {
    interface Part {
      Id: string;
      Expression?: string;
      MetricStat?: { Metric: { MetricName: string; Dimensions: [{ Value: object }] } };
    }
    const parts = Object.values(template.findResources('AWS::CloudWatch::Alarm'))
      .map(({ Properties }): Part[] => Properties.Metrics ?? [])
      .filter((metrics) => JSON.stringify(metrics).includes('ApproximateAgeOfOldestMessage'));
    // The alarm, and the steps that start workers.
    expect(parts.length).toBeGreaterThanOrEqual(2);
    for (const metrics of parts) {
      const findStat = (id: string | undefined) => metrics.find(({ Id }) => Id === id)?.MetricStat?.Metric;
      const ages = metrics.filter(({ Id }) => findStat(Id)?.MetricName === 'ApproximateAgeOfOldestMessage');
      expect(ages).toHaveLength(Object.keys(queueNames).length);
      for (const { Id } of ages) {
        const [guard, ...others] = metrics.filter(({ Expression = '' }) =>
          new RegExp(`\\b${Id}\\b|METRICS`).test(Expression),
        );
        expect(others).toEqual([]);
        const [, depth, age] = /^IF\((\w+) > 0, (\w+), 0\)$/.exec(guard?.Expression ?? '') ?? [];
        expect(age).toBe(Id);
        expect(findStat(depth)).toEqual({ ...findStat(Id), MetricName: 'ApproximateNumberOfMessagesVisible' });
      }
    }
  });

  it('counts what the load balancer itself refuses as failed: without a task no target answers anything', () => {
    const [failures] = Object.entries(template.findResources('AWS::CloudWatch::Alarm')).flatMap(([id, alarm]) =>
      id.includes('Failures') ? [alarm.Properties] : [],
    );
    const metrics: { Id: string; Expression?: string; MetricStat?: { Metric: { MetricName: string } } }[] =
      failures.Metrics;
    const names = Object.fromEntries(metrics.map(({ Id, MetricStat }) => [Id, MetricStat?.Metric.MetricName]));
    const formula = metrics.flatMap(({ Expression }) => Expression ?? []).join();
    // A count that is zero is not reported at all.
    const named = formula.replace(/FILL\((\w+), 0\)/g, (_, id) => names[id] ?? id);
    const all = '(RequestCount + HTTPCode_ELB_5XX_Count)';
    expect(named).toBe(`IF(${all} > 20, 100 * (HTTPCode_Target_5XX_Count + HTTPCode_ELB_5XX_Count) / ${all}, 0)`);
  });

  it('refuses unencrypted calls to queues and buckets', () => {
    const policies = [
      ...Object.values(template.findResources('AWS::SQS::QueuePolicy')),
      ...Object.values(template.findResources('AWS::S3::BucketPolicy')),
    ];
    const guarded = ['AWS::SQS::Queue', 'AWS::S3::Bucket'].flatMap((kind) => Object.keys(template.findResources(kind)));
    expect(guarded.length).toBeGreaterThanOrEqual(5);
    expect(policies).toHaveLength(guarded.length);
    for (const policy of policies) {
      const statements: (Statement & { Condition?: object })[] = policy.Properties.PolicyDocument.Statement;
      expect(statements).toContainEqual(
        expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
      );
    }
  });

  it('runs api and worker read-only, with an init, a log and secrets out of the vault', () => {
    const tasks = Object.values(template.findResources('AWS::ECS::TaskDefinition'));
    expect(tasks).toHaveLength(2);
    for (const { Properties } of tasks) {
      const [container] = Properties.ContainerDefinitions;
      expect(container).toMatchObject({
        ReadonlyRootFilesystem: true,
        LinuxParameters: { InitProcessEnabled: true, Capabilities: { Drop: ['ALL'] } },
        LogConfiguration: { LogDriver: 'awslogs' },
      });
      const secret = (container.Secrets as { Name: string }[]).map(({ Name }) => Name);
      expect(secret).toContain('MONGODB_URI');
      const plain = (container.Environment as { Name: string }[]).map(({ Name }) => Name);
      expect(plain.filter((name) => /SECRET|PASSWORD|KEY|URI/.test(name))).toEqual([]);
    }
  });

  it('replaces a task that is dead, and none whose database or queue is away', () => {
    const alive = { Command: ['CMD', 'node', 'container/operations-answer.ts'] };
    for (const app of ['api', 'worker']) {
      template.hasResourceProperties('AWS::ECS::TaskDefinition', {
        ContainerDefinitions: [
          Match.objectLike({
            Name: app,
            HealthCheck: Match.objectLike(alive),
            Environment: Match.arrayWith([{ Name: 'METRICS_PORT', Value: '9464' }]),
          }),
        ],
      });
    }
    template.hasResourceProperties('AWS::ElasticLoadBalancingV2::TargetGroup', {
      HealthCheckPath: '/live',
      HealthCheckPort: '9464',
    });
    template.hasResourceProperties('AWS::EC2::SecurityGroupIngress', { FromPort: 9464, ToPort: 9464 });
  });

  it('tells every alarm, and its end, to the topic that has a subscriber', () => {
    const [topic] = Object.keys(template.findResources('AWS::SNS::Topic'));
    template.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', TopicArn: { Ref: topic } });
    const alarms = Object.entries(template.findResources('AWS::CloudWatch::Alarm')).filter(([id]) =>
      id.startsWith('Watch'),
    );
    expect(alarms.length).toBeGreaterThan(7);
    for (const [, { Properties }] of alarms)
      expect(Properties).toMatchObject({ AlarmActions: [{ Ref: topic }], OKActions: [{ Ref: topic }] });
  });

  it('never sets SQS_ENDPOINT: with it the apps would make queues that are missing', () => {
    expect(JSON.stringify(template.findResources('AWS::ECS::TaskDefinition'))).not.toContain('SQS_ENDPOINT');
  });

  it('scales the api on requests and processor, the worker on depth and age', () => {
    template.resourceCountIs('AWS::ApplicationAutoScaling::ScalableTarget', 2);
    for (const metric of ['ALBRequestCountPerTarget', 'ECSServiceAverageCPUUtilization']) {
      template.hasResourceProperties('AWS::ApplicationAutoScaling::ScalingPolicy', {
        PolicyType: 'TargetTrackingScaling',
        TargetTrackingScalingPolicyConfiguration: { PredefinedMetricSpecification: { PredefinedMetricType: metric } },
      });
    }
    const steps = template.findResources('AWS::ApplicationAutoScaling::ScalingPolicy', {
      Properties: { PolicyType: 'StepScaling' },
    });
    const added = Object.values(steps).flatMap(({ Properties }) =>
      (Properties.StepScalingPolicyConfiguration.StepAdjustments as { ScalingAdjustment: number }[]).map(
        ({ ScalingAdjustment }) => ScalingAdjustment,
      ),
    );
    expect(added.toSorted((a, b) => a - b)).toEqual([-1, 2, 2, 8, 10, 30]);
  });

  it('has the workers of the rush ready before the exchange opens in Seoul', () => {
    const { opening, min } = { staging: { opening: 1, min: 1 }, production: { opening: 4, min: 2 } }[stage];
    template.hasResourceProperties('AWS::ApplicationAutoScaling::ScalableTarget', {
      ScheduledActions: [
        Match.objectLike({
          Schedule: 'cron(10 8 ? * MON-FRI *)',
          Timezone: 'Asia/Seoul',
          ScalableTargetAction: { MinCapacity: opening },
        }),
        Match.objectLike({
          Schedule: 'cron(0 10 ? * MON-FRI *)',
          Timezone: 'Asia/Seoul',
          ScalableTargetAction: { MinCapacity: min },
        }),
      ],
    });
  });

  it('lets nobody but CloudFront reach the load balancer, and only over TLS', () => {
    template.hasResourceProperties('AWS::ElasticLoadBalancingV2::LoadBalancer', { Scheme: 'internal' });
    template.resourceCountIs('AWS::ElasticLoadBalancingV2::Listener', 1);
    template.hasResourceProperties('AWS::ElasticLoadBalancingV2::Listener', { Port: 443, Protocol: 'HTTPS' });
    template.resourceCountIs('AWS::CloudFront::VpcOrigin', 1);
    for (const { Properties } of Object.values(template.findResources('AWS::EC2::SecurityGroup')))
      expect(Properties.SecurityGroupIngress ?? []).toEqual([]);
    const entries = Object.values(template.findResources('AWS::EC2::SecurityGroupIngress')).map(
      ({ Properties: { FromPort, ToPort, SourcePrefixListId, SourceSecurityGroupId, CidrIp = null } }) => [
        FromPort,
        ToPort,
        SourcePrefixListId ?? SourceSecurityGroupId['Fn::GetAtt'][0].replace(/[0-9A-F]{8}$/, ''),
        CidrIp,
      ],
    );
    // Whoever reached the api past the balancer could choose the address that it is counted by.
    expect(entries.toSorted()).toEqual([
      [3000, 3000, 'FrontGroup', null],
      [443, 443, cdkJson.context[stage].cloudFrontPrefixList, null],
      [9464, 9464, 'FrontGroup', null],
    ]);
  });

  it('waits longer for the api than ?wait=60 holds an answer, and less than the api keeps a connection', () => {
    template.hasResourceProperties('AWS::ElasticLoadBalancingV2::LoadBalancer', {
      LoadBalancerAttributes: Match.arrayWith([{ Key: 'idle_timeout.timeout_seconds', Value: '70' }]),
    });
    template.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        Origins: Match.arrayWith([Match.objectLike({ VpcOriginConfig: { OriginReadTimeout: 70 } })]),
      },
    });
  });

  it('lets the worker, and it alone, reach the port of each source', () => {
    const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
    const sources = [...example.matchAll(/^#(?:DART|GDELT|GOOGLE|KI|NAVER)\w*_URL=(.+)$/gm)].map(
      ([, url = '']) => new URL(url),
    );
    const ports = sources.map(({ port, protocol }) => Number(port || { 'http:': 80, 'https:': 443 }[protocol]));
    expect(new Set(ports)).toEqual(new Set([80, 443, 9443]));
    const egress = (name: string) => {
      const groups = Object.entries(template.findResources('AWS::EC2::SecurityGroup'));
      const rules = groups.find(([id]) => id.startsWith(name))?.[1].Properties.SecurityGroupEgress as {
        ToPort: number;
      }[];
      return rules.map(({ ToPort }) => ToPort).toSorted((a, b) => a - b);
    };
    expect(egress('ApiGroup')).toEqual([443, 465, 587, 27_017]);
    expect(egress('WorkerGroup')).toEqual([...egress('ApiGroup'), 80, 9443].toSorted((a, b) => a - b));
  });

  it('keeps no access log: its lines would hold tokens of links and addresses', () => {
    template.hasResourceProperties('AWS::ElasticLoadBalancingV2::LoadBalancer', {
      LoadBalancerAttributes: Match.arrayWith([{ Key: 'access_logs.s3.enabled', Value: 'false' }]),
    });
    for (const { Properties } of Object.values(template.findResources('AWS::CloudFront::Distribution')))
      expect(Properties.DistributionConfig).not.toHaveProperty('Logging');
    for (const { Properties } of Object.values(template.findResources('AWS::S3::Bucket')))
      expect(Properties).not.toHaveProperty('LoggingConfiguration');
    for (const kind of ['AWS::CloudFront::RealtimeLogConfig', 'AWS::Logs::DeliverySource', 'AWS::Logs::Delivery'])
      template.resourceCountIs(kind, 0);
  });

  it('hands the caller on as CloudFront saw it, and has the api believe the balancer alone', () => {
    const subnets = Object.values(template.findResources('AWS::EC2::Subnet'));
    const inside = subnets.filter(({ Properties }) => Properties.MapPublicIpOnLaunch === false);
    const value = inside.map(({ Properties }) => Properties.CidrBlock).join(',');
    expect(value).toMatch(/^10\.\d+\.\d+\.0\/20,10\.\d+\.\d+\.0\/20$/);
    template.hasResourceProperties('AWS::ECS::TaskDefinition', {
      ContainerDefinitions: [
        Match.objectLike({
          Name: 'api',
          Environment: Match.arrayWith([{ Name: 'TRUSTED_PROXY_ADDRESSES', Value: value }]),
        }),
      ],
    });
    template.hasResourceProperties('AWS::ElasticLoadBalancingV2::LoadBalancer', {
      LoadBalancerAttributes: Match.arrayWith([{ Key: 'routing.http.xff_header_processing.mode', Value: 'preserve' }]),
    });
  });

  it('serves the web with the security headers of the product', () => {
    template.hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
      ResponseHeadersPolicyConfig: {
        SecurityHeadersConfig: {
          ContentSecurityPolicy: { ContentSecurityPolicy: fixedHeaders()['content-security-policy'], Override: true },
          StrictTransportSecurity: { AccessControlMaxAgeSec: 31_536_000, IncludeSubdomains: true, Override: true },
        },
      },
    });
  });

  it('is tagged with product and stage', () => {
    template.hasResourceProperties('AWS::EC2::VPC', {
      Tags: Match.arrayWith([
        { Key: 'product', Value: 'gaemi-lens' },
        { Key: 'stage', Value: stage },
      ]),
    });
  });
});

describe('rights', () => {
  it('lets the api look and send jobs and nothing else', () => {
    expect([...listActions('Api')].toSorted()).toEqual([
      'sqs:GetQueueAttributes',
      'sqs:GetQueueUrl',
      'sqs:SendMessage',
    ]);
  });

  it('lets the worker look, take, postpone and lay aside jobs and nothing else', () => {
    expect([...listActions('Worker')].toSorted()).toEqual([
      'sqs:ChangeMessageVisibility',
      'sqs:DeleteMessage',
      'sqs:GetQueueAttributes',
      'sqs:GetQueueUrl',
      'sqs:ReceiveMessage',
      'sqs:SendMessage',
    ]);
  });

  it('names the queues that they are for', () => {
    for (const { Resource } of [...rightsOf('Api'), ...rightsOf('Worker')]) {
      for (const resource of listOf(Resource)) expect(JSON.stringify(resource)).toMatch(/Queuesgaemi/);
    }
  });

  it('leaves a star to one call only that knows no resource', () => {
    const policies = Object.values(templates.production.findResources('AWS::IAM::Policy'));
    const wide = policies
      .flatMap((policy): Statement[] => policy.Properties.PolicyDocument.Statement)
      .filter(({ Resource }) => listOf(Resource).includes('*'));
    expect([...new Set(wide.flatMap(({ Action }) => listOf(Action)))]).toEqual(['ecr:GetAuthorizationToken']);
  });
});

it('protects production from being deleted, and keeps two of everything there', () => {
  expect(stacks.production.terminationProtection).toBe(true);
  expect(stacks.staging.terminationProtection).toBe(false);
  templates.production.resourceCountIs('AWS::EC2::NatGateway', 2);
  templates.staging.resourceCountIs('AWS::EC2::NatGateway', 1);
});

it('names what is missing in the settings', () => {
  const context = { ...cdkJson.context, staging: { ...cdkJson.context.staging, domainName: '' } };
  expect(() => addStages(new App({ context }))).toThrow('context: staging.domainName must be set');
});
