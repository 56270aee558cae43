import { readCompose } from './compose-file.ts';

/** Images of the parts, those of docker-compose.yml unless the environment names others. */
export function imageOf(part: 'mongo' | 'elasticmq' | 'mailpit', environment: NodeJS.ProcessEnv): string {
  const { services } = readCompose() as { services: Record<string, { image: string }> };
  const [, variable = '', fallback = ''] = /^\$\{(\w+):-(.+)\}$/.exec(services[part]?.image ?? '') ?? [];
  const chosen = environment[variable];
  return chosen === undefined || chosen === '' ? fallback : chosen;
}
