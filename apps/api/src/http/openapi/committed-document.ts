import { writeFileSync } from 'node:fs';
import { openApiDocument } from './document.ts';

/** The document as `apps/api/openapi.json` holds it. The cookie has the name it has behind TLS. */
export const committedDocument = (): string => `${writeLines(openApiDocument('__Host-gaemi.sid'), 3)}\n`;

/** JSON with a line for each entry down to a depth: a path, a schema. Indented throughout it had 27,000 lines. */
function writeLines(value: unknown, depth: number): string {
  if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
  const lines = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .map(([name, entry]) => `${JSON.stringify(name)}: ${writeLines(entry, depth - 1)}`);
  return `{\n${lines.join(',\n')}\n}`;
}

export const committedPath = new URL('../../../openapi.json', import.meta.url);

// `pnpm --filter @gaemi/api openapi`
if (import.meta.main) writeFileSync(committedPath, committedDocument());
