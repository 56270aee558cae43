import { RemovalPolicy, Stack, type StackProps, Tags } from 'aws-cdk-lib';
import { Repository, TagMutability } from 'aws-cdk-lib/aws-ecr';
import type { Construct } from 'constructs';
import { repositoryOf } from './product-stack.ts';

/** Where an account keeps the images; it must be there, with images in it, before ProductStack. */
export class ImagesStack extends Stack {
  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, props);
    Tags.of(this).add('product', 'gaemi-lens');
    for (const app of ['api', 'worker'] as const) {
      new Repository(this, app, {
        repositoryName: repositoryOf(app),
        imageScanOnPush: true,
        imageTagMutability: TagMutability.IMMUTABLE,
        lifecycleRules: [{ maxImageCount: 30 }],
        removalPolicy: RemovalPolicy.RETAIN,
      });
    }
  }
}
