import * as z from 'zod';

const httpUrl = z.url({ protocol: /^https?$/, error: 'GAEMI_URL must be an address like https://gaemilens.example' });

/** A name, or an address as it stands in a URL. */
const isHostname = (text: string) => /^([a-z0-9.-]+|\[[0-9a-f:.]+\])$/.test(text);

const schema = z.object({
  GAEMI_URL: httpUrl.default('http://localhost:3000'),
  GAEMI_API_KEY: z.string().optional(),
  MCP_HOST: z.string().default('127.0.0.1'),
  /** Names under which `--http` is reached beside those of this machine, without a port. */
  MCP_PUBLIC_HOSTS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .toLowerCase()
        .split(/[\s,]+/)
        .filter((name) => name !== ''),
    )
    .refine((names) => names.every(isHostname), 'MCP_PUBLIC_HOSTS must be host names like mcp.example.com'),
  MCP_PORT: z.coerce.number('MCP_PORT must be a port').int().min(0).max(65_535).default(3100),
});
export type Environment = z.infer<typeof schema>;

/** The settings of the process; a blank one counts as none. Throws an error of one line for a wrong one. */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env): Environment {
  const given = Object.entries(variables).filter(([, value]) => value?.trim() !== '');
  const read = schema.safeParse(Object.fromEntries(given));
  if (read.success) return read.data;
  throw new Error(read.error.issues.map(({ message }) => message).join('; '));
}
