import type { StubServer } from '@gaemi/testing/providers/stub-server';
import { timed } from '../statistics.ts';

/** Credentials and headers that the providers require. */
const needed = /^(x-n|authorization|content-type|api-id)/;

/** Measures all calls since `before` (the call count of each stub), made bare, one after the other; in milliseconds. */
export async function sumOfCalls(stubs: readonly StubServer[], before: readonly number[]): Promise<number> {
  const calls = stubs.flatMap(({ url, requests }, index) =>
    requests.slice(before[index]).map(({ method, path, query, headers, body }) => ({
      url: `${url}${path}?${query}`,
      init: {
        method,
        headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
          typeof value === 'string' && needed.test(name) ? [[name, value]] : [],
        ),
        ...(body === '' ? {} : { body }),
      },
    })),
  );
  return timed(async () => {
    for (const { url, init } of calls) {
      const response = await fetch(url, init);
      if (!response.ok) throw new Error(`the stub answered the repeated call with ${response.status}`);
      await response.text();
    }
  });
}
