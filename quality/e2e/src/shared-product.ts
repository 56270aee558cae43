import { type Product, startProduct } from './product.ts';

/**
 * Starts the product that all tests without settings of their own share, and tells the workers where it is: a start
 * costs as much computing as several tests. Every test has members of its own, so none sees another.
 */
// biome-ignore lint/style/noDefaultExport: the form Playwright asks for
export default async function startSharedProduct(): Promise<() => Promise<void>> {
  // Two months of made-up past, half a minute of computing, would be there too late for most tests; `test:full` has them.
  const { product, dispose } = await startProduct(process.env.E2E_FULL === 'true' ? {} : { READER_EVERY: '0' });
  process.env.E2E_PRODUCT = JSON.stringify(product);
  return dispose;
}

/** The product of all tests, as a worker sees it. */
export function sharedProduct(): Product {
  return JSON.parse(process.env.E2E_PRODUCT ?? '');
}
