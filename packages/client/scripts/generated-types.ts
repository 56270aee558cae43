import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { type ApiDocument, documentForKeys } from '@gaemi/api/src/http/openapi/document-for-keys.ts';

const documentPath = new URL('../../../apps/api/openapi.json', import.meta.url);
export const typesPath = new URL('../src/openapi-types.ts', import.meta.url);

const head = '// Made by `pnpm --filter @gaemi/api openapi` from apps/api/openapi.json. Do not edit.\n\n';

/** The types of what an API key may call, as `src/openapi-types.ts` holds them. */
export async function generatedTypes(): Promise<string> {
  // The generator uses the compiler's API in JavaScript, which TypeScript 7 has no more.
  const compiler = import.meta.resolve('typescript-5');
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'typescript' ? { url: compiler, shortCircuit: true } : next(specifier, context),
  });
  try {
    const { default: openapiTS, astToString } = await import('openapi-typescript');
    const document: ApiDocument = JSON.parse(readFileSync(documentPath, 'utf8'));
    const ast = await openapiTS(JSON.stringify(documentForKeys(document)), { alphabetize: true });
    return `${head}${astToString(ast)}`;
  } finally {
    hooks.deregister();
  }
}
