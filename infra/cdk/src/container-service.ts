import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { ISecurityGroup, IVpc } from 'aws-cdk-lib/aws-ec2';
import type { IRepository } from 'aws-cdk-lib/aws-ecr';
import {
  Capability,
  type CapacityProviderStrategy,
  ContainerImage,
  Secret as EcsSecret,
  FargateService as Fargate,
  type FargateService,
  FargateTaskDefinition,
  type ICluster,
  LinuxParameters,
  LogDrivers,
} from 'aws-cdk-lib/aws-ecs';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';

export interface ContainerServiceProps {
  app: 'api' | 'worker';
  cluster: ICluster;
  vpc: IVpc;
  securityGroup: ISecurityGroup;
  repository: IRepository;
  imageTag: string;
  cpu: number;
  memory: number;
  desired: number;
  logDays: RetentionDays;
  environment: Record<string, string>;
  /** Name of the secret in Secrets Manager, made by hand, and the fields of it that become variables. */
  secretName: string;
  secretFields: readonly string[];
  /** Another secret and the field of it that the app reads, too. */
  sharedSecret?: { name: string; field: string };
  port?: number;
  strategy: CapacityProviderStrategy[];
}

/** An init, and no capability of Linux at all, as in docker-compose.yml. */
export function confinement(scope: Construct): LinuxParameters {
  const linux = new LinuxParameters(scope, 'Linux', { initProcessEnabled: true });
  linux.dropCapabilities(Capability.ALL);
  return linux;
}

/** One app as a Fargate service: without root (its image says so), read-only, with an init and a log of its own. */
export class ContainerService extends Construct {
  readonly service: FargateService;
  readonly task: FargateTaskDefinition;
  readonly log: LogGroup;

  constructor(scope: Construct, id: string, props: ContainerServiceProps) {
    super(scope, id);
    const { app, cpu, memory } = props;
    this.task = new FargateTaskDefinition(this, 'Task', { cpu, memoryLimitMiB: memory });
    this.log = new LogGroup(this, 'Log', {
      logGroupName: `/gaemi-lens/${app}`,
      retention: props.logDays,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const secret = Secret.fromSecretNameV2(this, 'Secret', props.secretName);
    const container = this.task.addContainer(app, {
      image: ContainerImage.fromEcrRepository(props.repository, props.imageTag),
      environment: props.environment,
      secrets: Object.fromEntries(
        props.secretFields.map((field) => [field, EcsSecret.fromSecretsManager(secret, field)]),
      ),
      readonlyRootFilesystem: true,
      linuxParameters: confinement(this),
      logging: LogDrivers.awsLogs({ streamPrefix: app, logGroup: this.log }),
      healthCheck: {
        // Alive and not ready: a new task would not help against a database or a queue that is away.
        command: ['CMD', 'node', 'container/operations-answer.ts'],
        interval: Duration.seconds(15),
        timeout: Duration.seconds(5),
        retries: 4,
        startPeriod: Duration.seconds(60),
      },
      // The apps end within 9 s.
      stopTimeout: Duration.seconds(20),
      ...(props.port !== undefined && { portMappings: [{ containerPort: props.port }] }),
    });
    if (props.sharedSecret !== undefined) {
      const { name, field } = props.sharedSecret;
      const shared = Secret.fromSecretNameV2(this, 'SharedSecret', name);
      container.addSecret(field, EcsSecret.fromSecretsManager(shared, field));
    }
    this.service = new Fargate(this, 'Service', {
      cluster: props.cluster,
      taskDefinition: this.task,
      desiredCount: props.desired,
      securityGroups: [props.securityGroup],
      vpcSubnets: { subnets: props.vpc.privateSubnets },
      capacityProviderStrategies: props.strategy,
      circuitBreaker: { rollback: true },
      minHealthyPercent: 100,
      maxHealthyPercent: 200,
      enableExecuteCommand: false,
    });
  }
}
