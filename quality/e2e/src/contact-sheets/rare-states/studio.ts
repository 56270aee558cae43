import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { type Product, type StartedProduct, startProduct } from '../../product.ts';
import { settled } from '../settled.ts';

const widths = [390, 1280];
const colours = ['light', 'dark'] as const;

/** Where the states of a product are photographed. */
export interface Studio {
  product: Product;
  /** Stops the product and starts it again over the same data. */
  restart: StartedProduct['restart'];
  /** A page of somebody nobody knows yet. */
  newPage(): Promise<Page>;
  /** Takes a picture of what the page shows at each width in each colour. `open` brings it there again for each width. */
  shoot(page: Page, name: string, open?: () => Promise<unknown>): Promise<void>;
  /** Takes a picture of a page as it would be printed. */
  print(page: Page, name: string): Promise<void>;
  dispose(): Promise<void>;
}

/** Starts a product with these settings. */
export type OpenStudio = (settings?: Record<string, string>) => Promise<Studio>;

export async function openStudio(
  browser: Browser,
  folder: string,
  settings: Record<string, string> = {},
): Promise<Studio> {
  mkdirSync(folder, { recursive: true });
  const { product, restart, dispose } = await startProduct(settings);
  return {
    product,
    restart,
    dispose,
    async newPage() {
      const options = { locale: 'ko-KR', timezoneId: 'Asia/Seoul', reducedMotion: 'reduce' } as const;
      const context = await browser.newContext({ baseURL: product.url, ...options });
      return context.newPage();
    },
    async shoot(page, name, open) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
        await open?.();
        for (const colorScheme of colours) {
          await page.emulateMedia({ colorScheme });
          await settled(page);
          await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true });
        }
      }
      process.stdout.write(`${name}\n`);
    },
    async print(page, name) {
      await page.setViewportSize({ width: 688, height: 1_000 });
      await page.emulateMedia({ colorScheme: 'light', media: 'print' });
      await page.screenshot({ path: join(folder, `${name}-print.png`), fullPage: true });
      await page.emulateMedia({ media: null });
    },
  };
}
