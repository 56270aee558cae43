import { Duration } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { type IVpc, Peer, Port, SecurityGroup } from 'aws-cdk-lib/aws-ec2';
import type { FargateService } from 'aws-cdk-lib/aws-ecs';
import {
  ApplicationListener,
  ApplicationLoadBalancer,
  ApplicationProtocol,
  ApplicationTargetGroup,
  SslPolicy,
  XffHeaderProcessingMode,
} from 'aws-cdk-lib/aws-elasticloadbalancingv2';
import { Construct } from 'constructs';
import type { Settings } from './settings.ts';

const PORT = 3000;
/** How long the balancer and CloudFront wait for an answer: longer than `?wait=60`, less than the api keeps a connection (create-app.ts). */
export const ANSWER_TIME = Duration.seconds(70);
/** Where an app tells whether it lives, beside its metrics. */
export const OPERATIONS_PORT = 9464;
/** Requests a minute that one api task takes at half of what it can (docs/scale.md). */
const REQUESTS_PER_TASK = 1_500;

/** The load balancer before the api, reachable from CloudFront only, and how many tasks stand behind it. */
export class ApiFront extends Construct {
  readonly loadBalancer: ApplicationLoadBalancer;
  readonly targets: ApplicationTargetGroup;

  constructor(scope: Construct, id: string, props: ApiFrontProps) {
    super(scope, id);
    const { vpc, settings, tasks } = props;
    const securityGroup = new SecurityGroup(this, 'Group', { vpc, allowAllOutbound: false });
    // No task of ours is in this list, so none can send an X-Forwarded-For of its own.
    securityGroup.addIngressRule(Peer.prefixList(settings.cloudFrontPrefixList), Port.tcp(443), 'CloudFront');
    securityGroup.addEgressRule(tasks, Port.tcp(PORT), 'api');
    tasks.addIngressRule(securityGroup, Port.tcp(PORT), 'load balancer');
    securityGroup.addEgressRule(tasks, Port.tcp(OPERATIONS_PORT), 'whether the api lives');
    tasks.addIngressRule(securityGroup, Port.tcp(OPERATIONS_PORT), 'load balancer, whether the api lives');
    this.loadBalancer = new ApplicationLoadBalancer(this, 'Balancer', {
      vpc,
      vpcSubnets: { subnets: vpc.privateSubnets },
      internetFacing: false,
      securityGroup,
      idleTimeout: ANSWER_TIME,
      dropInvalidHeaderFields: true,
      // The api believes the last address of X-Forwarded-For, which then is the one that CloudFront saw.
      xffHeaderProcessingMode: XffHeaderProcessingMode.PRESERVE,
      deletionProtection: settings.stage === 'production',
    });
    // Its lines hold whole paths, so tokens of links and addresses. The api logs requests, masked. Said here, since a
    // deployment keeps an attribute that is no longer named.
    this.loadBalancer.setAttribute('access_logs.s3.enabled', 'false');
    this.targets = new ApplicationTargetGroup(this, 'Targets', {
      vpc,
      port: PORT,
      protocol: ApplicationProtocol.HTTP,
      targets: [props.service],
      deregistrationDelay: Duration.seconds(15),
      healthCheck: {
        // Not health, which is down with the database or the queue: a new task would not help. It answers here once it has reached
        // its database.
        port: String(OPERATIONS_PORT),
        path: '/live',
        interval: Duration.seconds(15),
        timeout: Duration.seconds(5),
        healthyThresholdCount: 2,
        unhealthyThresholdCount: 4,
      },
    });
    new ApplicationListener(this, 'Https', {
      loadBalancer: this.loadBalancer,
      port: 443,
      protocol: ApplicationProtocol.HTTPS,
      certificates: [Certificate.fromCertificateArn(this, 'Certificate', settings.apiCertificateArn)],
      sslPolicy: SslPolicy.RECOMMENDED_TLS,
      defaultTargetGroups: [this.targets],
      open: false,
    });
    const { min, max } = settings.api;
    const scaling = props.service.autoScaleTaskCount({ minCapacity: min, maxCapacity: max });
    scaling.scaleOnRequestCount('Requests', { requestsPerTarget: REQUESTS_PER_TASK, targetGroup: this.targets });
    scaling.scaleOnCpuUtilization('Cpu', { targetUtilizationPercent: 60 });
  }
}

interface ApiFrontProps {
  vpc: IVpc;
  settings: Settings;
  service: FargateService;
  /** Security group of the api's tasks. */
  tasks: SecurityGroup;
}
