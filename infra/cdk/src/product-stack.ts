import { CfnOutput, Stack, type StackProps, Tags } from 'aws-cdk-lib';
import {
  FlowLogDestination,
  type ISecurityGroup,
  Peer,
  Port,
  SecurityGroup,
  SubnetType,
  Vpc,
} from 'aws-cdk-lib/aws-ec2';
import { Repository } from 'aws-cdk-lib/aws-ecr';
import { Cluster, ContainerInsights } from 'aws-cdk-lib/aws-ecs';
import type { Construct } from 'constructs';
import { ApiFront, OPERATIONS_PORT } from './api.ts';
import { ContainerService } from './container-service.ts';
import { Queues } from './queues.ts';
import type { Settings } from './settings.ts';
import { Site } from './site.ts';
import { sharedSecret } from './variables.ts';
import { Watch } from './watch.ts';
import { scaleWorkers } from './worker-count.ts';

/** Repositories of the images, made once for each account by ImagesStack. */
export const repositoryOf = (app: 'api' | 'worker') => `gaemi-lens/${app}`;

/** Everything of one stage but its images and its MongoDB, which is reached by the URI in its secret. */
export class ProductStack extends Stack {
  constructor(scope: Construct, id: string, { settings, ...props }: StackProps & { settings: Settings }) {
    super(scope, id, { ...props, terminationProtection: settings.stage === 'production' });
    Tags.of(this).add('product', 'gaemi-lens');
    Tags.of(this).add('stage', settings.stage);

    const vpc = new Vpc(this, 'Vpc', {
      maxAzs: 2,
      natGateways: settings.natGateways,
      subnetConfiguration: [
        { name: 'public', subnetType: SubnetType.PUBLIC, cidrMask: 24 },
        { name: 'private', subnetType: SubnetType.PRIVATE_WITH_EGRESS, cidrMask: 20 },
      ],
      flowLogs: { rejected: { destination: FlowLogDestination.toCloudWatchLogs() } },
    });
    const cluster = new Cluster(this, 'Cluster', { vpc, containerInsightsV2: ContainerInsights.ENABLED });
    cluster.enableFargateCapacityProviders();
    const queues = new Queues(this, 'Queues');

    const shared = { cluster, vpc, imageTag: settings.imageTag, logDays: settings.logDays };
    const environment = {
      AWS_REGION: settings.region,
      LOG_LEVEL: 'info',
      NODE_ENV: 'production',
      METRICS_PORT: String(OPERATIONS_PORT),
      METRICS_HOST: '0.0.0.0',
    };
    const apiGroup = this.outgoing(vpc, 'ApiGroup');
    const api = new ContainerService(this, 'Api', {
      ...shared,
      app: 'api',
      repository: Repository.fromRepositoryName(this, 'ApiImages', repositoryOf('api')),
      securityGroup: apiGroup,
      cpu: settings.api.cpu,
      memory: settings.api.memory,
      desired: settings.api.min,
      environment: {
        ...environment,
        ...settings.variables.api.environment,
        WEB_ORIGIN: `https://${settings.domainName}`,
        // The balancer stands in these. It appends nothing to X-Forwarded-For, so the last address is that CloudFront saw.
        TRUSTED_PROXY_ADDRESSES: vpc.privateSubnets.map(({ ipv4CidrBlock }) => ipv4CidrBlock).join(','),
        PORT: '3000',
      },
      secretName: `gaemi-lens/${settings.stage}/api`,
      secretFields: settings.variables.api.secretFields,
      port: 3000,
      strategy: [{ capacityProvider: 'FARGATE', weight: 1 }],
    });
    queues.grantProduce(api.task.taskRole);

    const { scaling } = settings.worker;
    const workerGroup = this.outgoing(vpc, 'WorkerGroup');
    // GDELT offers its files without TLS only; KIS answers at a port of its own.
    allow(workerGroup, [80, 9443], 'sources');
    const worker = new ContainerService(this, 'Worker', {
      ...shared,
      app: 'worker',
      repository: Repository.fromRepositoryName(this, 'WorkerImages', repositoryOf('worker')),
      securityGroup: workerGroup,
      cpu: settings.worker.cpu,
      memory: settings.worker.memory,
      desired: scaling.min,
      environment: {
        ...environment,
        ...settings.variables.worker.environment,
        WEB_ORIGIN: `https://${settings.domainName}`,
        WORKER_CONCURRENCY: String(scaling.concurrency),
      },
      secretName: `gaemi-lens/${settings.stage}/worker`,
      secretFields: settings.variables.worker.secretFields,
      sharedSecret: { name: `gaemi-lens/${settings.stage}/api`, field: sharedSecret },
      // A worker that is taken away gives its jobs back, so all but the first may be spare capacity.
      strategy: [
        { capacityProvider: 'FARGATE', base: scaling.min, weight: 1 },
        { capacityProvider: 'FARGATE_SPOT', weight: 3 },
      ],
    });
    queues.grantConsume(worker.task.taskRole);
    scaleWorkers(worker.service, queues.all, scaling);

    const front = new ApiFront(this, 'Front', { vpc, settings, service: api.service, tasks: apiGroup });
    const site = new Site(this, 'Site', { settings, loadBalancer: front.loadBalancer });
    new Watch(this, 'Watch', {
      email: settings.alarmEmail,
      queues: queues.all,
      loadBalancer: front.loadBalancer,
      targets: front.targets,
      api: api.service,
      worker: worker.service,
      logs: { api: api.log, worker: worker.log },
    });
    new CfnOutput(this, 'WebBucket', { value: site.bucket.bucketName });
    new CfnOutput(this, 'DistributionId', { value: site.distribution.distributionId });
    new CfnOutput(this, 'SiteTarget', { value: site.distribution.distributionDomainName });
    // Where the task of MigrationStack runs.
    new CfnOutput(this, 'ClusterName', { value: cluster.clusterName });
    new CfnOutput(this, 'TaskSubnets', { value: vpc.privateSubnets.map(({ subnetId }) => subnetId).join(',') });
    new CfnOutput(this, 'TaskGroup', { value: workerGroup.securityGroupId });
  }

  /** What every task may reach outside: TLS (AWS, providers, mail) and MongoDB. */
  private outgoing(vpc: Vpc, id: string): SecurityGroup {
    const group = new SecurityGroup(this, id, { vpc, allowAllOutbound: false });
    allow(group, [443, 465, 587], 'TLS and mail');
    group.addEgressRule(Peer.anyIpv4(), Port.tcpRange(27_015, 27_017), 'MongoDB');
    return group;
  }
}

function allow(group: ISecurityGroup, ports: number[], why: string): void {
  for (const port of ports) group.addEgressRule(Peer.anyIpv4(), Port.tcp(port), why);
}
