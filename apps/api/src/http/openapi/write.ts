import { writeFileSync } from 'node:fs';
import { committedDocument, committedPath } from './committed-document.ts';

// `pnpm openapi`
writeFileSync(committedPath, committedDocument());
