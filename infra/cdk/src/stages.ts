import type { App } from 'aws-cdk-lib';
import { ImagesStack } from './images-stack.ts';
import { MigrationStack } from './migration-stack.ts';
import { ProductStack } from './product-stack.ts';
import { readSettings, type Stage } from './settings.ts';

/** Both stages, each with its images. Nothing is looked up in an account: this works offline. */
export function addStages(app: App): Record<Stage, ProductStack> {
  const add = (stage: Stage, name: string) => {
    const settings = readSettings(app.node, stage);
    const env = { account: settings.account, region: settings.region };
    const images = new ImagesStack(app, `GaemiLensImages${name}`, { env });
    const product = new ProductStack(app, `GaemiLens${name}`, { env, settings });
    product.addStackDependency(images);
    new MigrationStack(app, `GaemiLensMigration${name}`, { env, settings }).addStackDependency(images);
    return product;
  };
  return { staging: add('staging', 'Staging'), production: add('production', 'Production') };
}
