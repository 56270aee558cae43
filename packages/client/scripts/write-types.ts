import { writeFileSync } from 'node:fs';
import { generatedTypes, typesPath } from './generated-types.ts';

// Part of `pnpm --filter @gaemi/api openapi`.
writeFileSync(typesPath, await generatedTypes());
