import { CfnOutput, RemovalPolicy, Stack, type StackProps, Tags } from 'aws-cdk-lib';
import { Repository } from 'aws-cdk-lib/aws-ecr';
import { ContainerImage, Secret as EcsSecret, FargateTaskDefinition, LogDrivers } from 'aws-cdk-lib/aws-ecs';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { confinement } from './container-service.ts';
import { repositoryOf } from './product-stack.ts';
import type { Settings } from './settings.ts';

/**
 * The task that brings the store up to a version before ProductStack runs it: deployed first, and started by hand or by the
 * pipeline in the network of ProductStack. A stack of its own, since a task of the new version must not replace one of the old.
 */
export class MigrationStack extends Stack {
  constructor(scope: Construct, id: string, { settings, ...props }: StackProps & { settings: Settings }) {
    super(scope, id, props);
    Tags.of(this).add('product', 'gaemi-lens');
    Tags.of(this).add('stage', settings.stage);
    const task = new FargateTaskDefinition(this, 'Task', { cpu: 256, memoryLimitMiB: 512 });
    const secret = Secret.fromSecretNameV2(this, 'Secret', `gaemi-lens/${settings.stage}/worker`);
    task.addContainer('migrate', {
      image: ContainerImage.fromEcrRepository(
        Repository.fromRepositoryName(this, 'Images', repositoryOf('worker')),
        settings.imageTag,
      ),
      command: ['node', '--enable-source-maps', 'apps/worker/dist/migrate.js'],
      environment: { NODE_ENV: 'production' },
      secrets: { MONGODB_URI: EcsSecret.fromSecretsManager(secret, 'MONGODB_URI') },
      readonlyRootFilesystem: true,
      linuxParameters: confinement(this),
      logging: LogDrivers.awsLogs({
        streamPrefix: 'migrate',
        logGroup: new LogGroup(this, 'Log', {
          logGroupName: '/gaemi-lens/migrate',
          retention: settings.logDays,
          removalPolicy: RemovalPolicy.RETAIN,
        }),
      }),
    });
    new CfnOutput(this, 'MigrationTask', { value: task.taskDefinitionArn });
  }
}
