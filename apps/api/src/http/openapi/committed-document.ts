import { writeFileSync } from 'node:fs';
import { openApiDocument } from './document.ts';

/** The document as `apps/api/openapi.json` holds it. The cookie has the name it has behind TLS. */
export const committedDocument = (): string => `${JSON.stringify(openApiDocument('__Host-gaemi.sid'), null, 2)}\n`;

export const committedPath = new URL('../../../openapi.json', import.meta.url);

// `pnpm --filter @gaemi/api openapi`
if (import.meta.main) writeFileSync(committedPath, committedDocument());
