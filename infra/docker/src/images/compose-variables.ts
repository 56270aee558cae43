import * as z from 'zod';

const file = z.object({
  services: z.record(z.string(), z.object({ environment: z.record(z.string(), z.string()).optional() })),
});

/**
 * The environment of a service of docker-compose.yml, where `given` is what a .env says: `${NAME:-value}` is the value of NAME,
 * else what stands behind it.
 */
export function readVariables(
  compose: unknown,
  service: string,
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  const { environment = {} } = file.parse(compose).services[service] ?? {};
  const fill = (text: string): string => {
    // The innermost first: a default may hold another variable.
    const filled = text.replace(
      /\$\{(\w+):-([^${}]*)\}/g,
      (_, name: string, fallback: string) => given[name] || fallback,
    );
    return filled === text ? text : fill(filled);
  };
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fill(value)]));
}
