import { queueNames } from '@gaemi/domain/analysis/jobs';
import { deadLetterQueueOf } from '@gaemi/queue/jobs';
import { MAX_DELIVERIES, VISIBILITY_SECONDS } from '@gaemi/queue/queues';
import { expect, it } from 'vitest';
import { readCompose, readText } from './compose-file.ts';

it('lets ElasticMQ keep its messages on a volume over a restart', () => {
  const [, place] = /messages-storage \{ enabled = true, uri = "jdbc:h2:(\/data)\/\w+" \}/.exec(
    readText('infra/docker/elasticmq.conf'),
  ) ?? [undefined, undefined];
  const { services, volumes } = readCompose() as {
    services: { elasticmq: { volumes: string[] } };
    volumes: Record<string, unknown>;
  };
  expect(services.elasticmq.volumes).toContain(`queue-data:${place}`);
  expect(volumes).toHaveProperty('queue-data');
});

it('gives ElasticMQ the queues of the product, as the product would make them', () => {
  const [, queues = ''] = readText('infra/docker/elasticmq.conf').split(/^queues \{$/m);
  const declared = [...queues.matchAll(/^ {2}(gaemi-[\w-]+) \{/gm)].map(([, name]) => name);
  const expected = Object.values(queueNames).flatMap((name) => [name, deadLetterQueueOf(name)]);
  expect(declared.toSorted()).toEqual(expected.toSorted());
  for (const name of Object.values(queueNames)) {
    const [, block = ''] = new RegExp(`^ {2}${name} \\{\\n([^}]*\\}[^}]*)\\}`, 'm').exec(queues) ?? [];
    expect(block).toContain(`defaultVisibilityTimeout = ${VISIBILITY_SECONDS} seconds`);
    expect(block).toContain(`{ name = "${deadLetterQueueOf(name)}", maxReceiveCount = ${MAX_DELIVERIES} }`);
  }
});
