import { expect, type Page } from '@playwright/test';
import { expectNoFindings } from './looks.ts';
import { signedIn, test } from './test.ts';

/** Analyses a stock through the screen by touch, up to its result. */
async function analyse(page: Page, name: string): Promise<void> {
  await page.goto('/analysis');
  await page.getByRole('combobox').fill(name);
  // The first tap tells the cost, the second one spends it.
  const option = page.getByRole('option', { name: new RegExp(`^${name}`) });
  await option.tap();
  await expect(option).toContainText('분석하기 20 크레딧');
  await expect(page).toHaveURL(/\/analysis$/);
  await option.tap();
  await expect(page.getByRole('heading', { name: '근거' }).first()).toBeVisible({ timeout: 30_000 });
}

test('after the second result the product offers itself once for the home screen; a tap beside closes it', async ({
  page,
  product,
}) => {
  // One result has been seen before.
  await page.addInitScript(() => localStorage.setItem('resultsSeen', '1'));
  // The browser of the tests installs nothing: its event, as it comes at the start of every visit.
  await page.addInitScript(() =>
    window.addEventListener('load', () =>
      window.dispatchEvent(
        Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => undefined }),
      ),
    ),
  );
  await signedIn(page, product);
  const sheet = page.getByRole('dialog', { name: '홈 화면에 두고 쓸까요?' });
  await analyse(page, '삼성전자');
  await expect(sheet).toBeVisible();
  await expectNoFindings(page);
  // Inside nothing happens, beside it the sheet closes.
  await sheet.getByRole('listitem').first().tap();
  await expect(sheet).toBeVisible();
  await page.touchscreen.tap(195, 60);
  await expect(sheet).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('installOffered'))).toBe('true');
});
