import type { Node } from 'constructs';
import { type WorkerScaling, workerScaling } from 'infra-scale/worker-scaling';
import { type App, type AppVariables, readVariables } from './variables.ts';

export type Stage = 'staging' | 'production';

/** What differs between the two stacks. */
export interface Settings {
  stage: Stage;
  /** Each stage has an account of its own: names of queues are the product's and carry no stage. */
  account: string;
  region: string;
  /** Under which browsers see the site. */
  domainName: string;
  /** Certificate of the domain for CloudFront, in us-east-1. */
  siteCertificateArn: string;
  /** Certificate of the domain for the load balancer, in the region. */
  apiCertificateArn: string;
  /** Id of the managed prefix list `com.amazonaws.global.cloudfront.origin-facing` in the region. */
  cloudFrontPrefixList: string;
  imageTag: string;
  alarmEmail: string;
  natGateways: number;
  logDays: 14 | 90;
  api: { min: number; max: number; cpu: number; memory: number };
  worker: { scaling: WorkerScaling; cpu: number; memory: number };
  /** Settings of the apps that README and docs/operations.md name. */
  variables: Readonly<Record<App, AppVariables>>;
}

const sizes = {
  staging: {
    natGateways: 1,
    logDays: 14,
    api: { min: 1, max: 2, cpu: 256, memory: 512 },
    worker: { scaling: workerScaling({ min: 1, opening: 1, max: 3 }), cpu: 512, memory: 1024 },
  },
  production: {
    natGateways: 2,
    logDays: 90,
    api: { min: 2, max: 20, cpu: 512, memory: 1024 },
    worker: { scaling: workerScaling({ min: 2, opening: 4, max: 60 }), cpu: 1024, memory: 2048 },
  },
} as const;

/** The settings of a stage out of cdk.json (or `--context`). @throws Error that names what is missing */
export function readSettings(node: Node, stage: Stage): Settings {
  const given: unknown = node.tryGetContext(stage);
  const text = (name: string, source: unknown = given): string => {
    const value = typeof source === 'object' && source !== null ? Object.entries(source) : [];
    const found = value.find(([key]) => key === name)?.[1];
    if (typeof found !== 'string' || found === '') throw new Error(`context: ${stage}.${name} must be set`);
    return found;
  };
  const shared = { imageTag: node.tryGetContext('imageTag'), alarmEmail: node.tryGetContext('alarmEmail') };
  return {
    stage,
    account: text('account'),
    region: text('region'),
    domainName: text('domainName'),
    siteCertificateArn: text('siteCertificateArn'),
    apiCertificateArn: text('apiCertificateArn'),
    cloudFrontPrefixList: text('cloudFrontPrefixList'),
    imageTag: text('imageTag', shared),
    alarmEmail: text('alarmEmail', shared),
    variables: readVariables(typeof given === 'object' && given !== null ? given : {}, stage),
    ...sizes[stage],
  };
}
