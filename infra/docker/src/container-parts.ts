import { join } from 'node:path';
import { MongoDBContainer } from '@testcontainers/mongodb';
import { GenericContainer, getContainerRuntimeClient, type StartedTestContainer, Wait } from 'testcontainers';
import { ROOT, readCompose } from './compose-file.ts';

/** Variables by which the suites find a part. */
export type PartVariables = Record<string, string>;

export interface Part {
  name: 'MongoDB' | 'ElasticMQ' | 'Mailpit';
  /** The part is somebody else's business when this variable is set. */
  variable: 'MONGODB_URI' | 'SQS_ENDPOINT' | 'SMTP_URL';
  start(): Promise<{ container: StartedTestContainer; variables: PartVariables }>;
}

const at = (container: StartedTestContainer, port: number) => `${container.getHost()}:${container.getMappedPort(port)}`;

/** The parts as containers, from the images and the configuration of docker-compose.yml. */
export const parts = (environment: NodeJS.ProcessEnv): Part[] => [
  {
    name: 'MongoDB',
    variable: 'MONGODB_URI',
    async start() {
      const container = await new MongoDBContainer(imageOf('mongo', environment)).start();
      return { container, variables: { MONGODB_URI: `${container.getConnectionString()}/?directConnection=true` } };
    },
  },
  {
    name: 'ElasticMQ',
    variable: 'SQS_ENDPOINT',
    async start() {
      const container = await new GenericContainer(imageOf('elasticmq', environment))
        .withExposedPorts(9324)
        .withCopyFilesToContainer([
          { source: join(ROOT, 'infra/docker/elasticmq.conf'), target: '/opt/elasticmq.conf' },
        ])
        .withWaitStrategy(Wait.forListeningPorts())
        .start();
      return { container, variables: { SQS_ENDPOINT: `http://${at(container, 9324)}` } };
    },
  },
  {
    name: 'Mailpit',
    variable: 'SMTP_URL',
    async start() {
      const container = await new GenericContainer(imageOf('mailpit', environment))
        .withExposedPorts(1025, 8025)
        // Each test sees the mails of its own user name.
        .withEnvironment({
          MP_TAGS_USERNAME: 'true',
          MP_SMTP_AUTH_ACCEPT_ANY: 'true',
          MP_SMTP_AUTH_ALLOW_INSECURE: 'true',
          MP_MAX_MESSAGES: '0',
        })
        .withWaitStrategy(Wait.forHttp('/readyz', 8025))
        .start();
      const variables = { SMTP_URL: `smtp://${at(container, 1025)}`, MAILBOX_URL: `http://${at(container, 8025)}` };
      return { container, variables };
    },
  },
];

/** Whether a Docker engine answers here. */
export const engineAnswers = (): Promise<boolean> =>
  getContainerRuntimeClient().then(
    () => true,
    () => false,
  );

/** Images of the parts, those of docker-compose.yml unless the environment names others. */
function imageOf(part: 'mongo' | 'elasticmq' | 'mailpit', environment: NodeJS.ProcessEnv): string {
  const { services } = readCompose() as { services: Record<string, { image: string }> };
  const [, variable = '', fallback = ''] = /^\$\{(\w+):-(.+)\}$/.exec(services[part]?.image ?? '') ?? [];
  const chosen = environment[variable];
  return chosen === undefined || chosen === '' ? fallback : chosen;
}
