import { writeFileSync } from 'node:fs';
import { generatedTypes, typesPath } from './generated-types.ts';

// Part of `pnpm openapi`.
writeFileSync(typesPath, await generatedTypes());
