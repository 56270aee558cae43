import { readFileSync } from 'node:fs';
import * as fields from '@gaemi/runtime/environment-fields';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import cdkJson from '../cdk.json' with { type: 'json' };
import { addStages } from './stages.ts';
import { passableVariables, readVariables } from './variables.ts';

const source = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const groups: Readonly<Record<string, object>> = { ...fields };

/** Variables of an app's schema: its own ones, and those of the groups that it takes over. */
function schemaOf(app: 'api' | 'worker'): string[] {
  const text = source(`apps/${app}/src/environment.ts`);
  const own = [...text.matchAll(/^\s+([A-Z][A-Z_]+):/gm)].map(([, name]) => name ?? '');
  const taken = [...text.matchAll(/\.\.\.(\w+Variables)\b/g)].map(([, group]) => group ?? '');
  return [...new Set([...own, ...taken.flatMap((group) => Object.keys(groups[group] ?? {}))])];
}

/** With SQS_ENDPOINT the apps would make queues; the web stands in a bucket; one task has one process. */
const notOnAws = ['SQS_ENDPOINT', 'WEB_DIST_DIR', 'WORKER_METRICS_PORT'];

describe('variables of the apps', () => {
  it('of the worker can all be passed by the stack', () => {
    const schema = schemaOf('worker');
    expect(schema).toEqual(expect.arrayContaining(['MONGODB_URI', 'OPENAI_TIMEOUT_SECONDS', 'MODEL_CALLS_PER_DAY']));
    const passable = passableVariables('worker');
    expect(schema.filter((name) => !passable.includes(name) && !notOnAws.includes(name))).toEqual([]);
  });

  it('of the api, too, but for its sources, which are the business of the workers', () => {
    const passable = passableVariables('api');
    const missing = schemaOf('api').filter((name) => !passable.includes(name) && !notOnAws.includes(name));
    expect(missing.filter((name) => !Object.hasOwn(fields.sourceVariables, name))).toEqual([]);
  });

  it('that .env.example offers can be passed to one of them', () => {
    const offered = [...source('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name ?? '');
    const passable = [...passableVariables('api'), ...passableVariables('worker'), ...notOnAws];
    const ofCompose = /_IMAGE$|^MAILBOX_PORT$|^AWS_(?:ACCESS_KEY_ID|SECRET_ACCESS_KEY)$/;
    expect(offered.filter((name) => !passable.includes(name) && !ofCompose.test(name))).toEqual([]);
  });

  it('reach the tasks that read them, secrets out of the vault', () => {
    const production = {
      ...cdkJson.context.production,
      variables: { NEWS_SOURCE: 'naver', MODEL_CALLS_PER_DAY: '500', RATE_LIMIT_SCALE: '2', OPENAI_MODEL_PREMIUM: 'o' },
      secrets: ['WITHDRAWN_EMAIL_SECRET'],
    };
    const stacks = addStages(new App({ context: { ...cdkJson.context, production } }));
    const tasks = Object.values(Template.fromStack(stacks.production).findResources('AWS::ECS::TaskDefinition'));
    const containers = tasks.map(({ Properties }) => Properties.ContainerDefinitions[0]);
    const variablesOf = (app: string) => {
      const { Environment, Secrets } = containers.find(({ Name }) => Name === app);
      const list = Environment as { Name: string; Value: string }[];
      return {
        plain: Object.fromEntries(list.map(({ Name, Value }) => [Name, Value])),
        secrets: (Secrets as { Name: string }[]).map(({ Name }) => Name),
      };
    };
    const [api, worker] = [variablesOf('api'), variablesOf('worker')];
    expect(api.plain).toMatchObject({ MODEL_CALLS_PER_DAY: '500', RATE_LIMIT_SCALE: '2' });
    expect(api.plain).not.toHaveProperty('NEWS_SOURCE');
    expect(api.secrets).toContain('WITHDRAWN_EMAIL_SECRET');
    expect(worker.plain).toMatchObject({ NEWS_SOURCE: 'naver', MODEL_CALLS_PER_DAY: '500', OPENAI_MODEL_PREMIUM: 'o' });
    expect(worker.plain).not.toHaveProperty('RATE_LIMIT_SCALE');
    expect(worker.secrets).not.toContain('WITHDRAWN_EMAIL_SECRET');
  });

  it.each([
    [{ variables: { NEWS_SORCE: 'naver' } }, 'context: staging.variables.NEWS_SORCE is no variable of api or worker'],
    [{ variables: { OPENAI_API_KEY: 'k' } }, 'context: staging.variables.OPENAI_API_KEY belongs into Secrets Manager'],
    [{ variables: { PORT: '80' } }, 'context: staging.variables.PORT is set by the stack'],
    [{ variables: { MODEL_CALLS_PER_DAY: 10 } }, 'context: staging.variables.MODEL_CALLS_PER_DAY must be a text'],
    [{ variables: { MODEL_CALLS_PER_DAY: '0' } }, 'must be a whole number above 0'],
    [{ variables: { TRUSTED_PROXIES: '9' } }, 'must be a number from 0 to 5'],
    [{ secrets: ['PASSWORD'] }, 'context: staging.secrets may have WITHDRAWN_EMAIL_SECRET'],
  ])('that are wrong stop the synthesis: %j', (given, line) => {
    expect(() => readVariables(given, 'staging')).toThrow(line);
  });
});
