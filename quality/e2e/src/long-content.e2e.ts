import type { Page } from '@playwright/test';
import { accumulated, analysed } from './analyses.ts';
import { expectNoSidewaysScroll } from './looks.ts';
import { signedIn, test } from './test.ts';

/** As long as the name of a listed company is, in one word. */
const LONGEST_NAME = 'LIG디펜스앤에어로스페이스';

/** Changes what the server answers to a call before the screen has it. */
async function changeAnswer(page: Page, path: string, change: (text: string) => string): Promise<void> {
  await page.route(`**/api/v1/${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

test('the longest name of a company fits into home on the narrowest phones', async ({ page, product }) => {
  await signedIn(page, product);
  await analysed(page, ['삼성전자']);
  await accumulated(page, ['삼성전자']);
  await changeAnswer(page, 'home', (text) => text.replaceAll('삼성전자', LONGEST_NAME));
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/select-service');
    await page.getByText(LONGEST_NAME).first().waitFor();
    await expectNoSidewaysScroll(page);
  }
});

test('a balance of seven digits fits into the header of an admin on a tablet', async ({ page, product }) => {
  await signedIn(page, product);
  await changeAnswer(page, 'users/me', (text) =>
    JSON.stringify({ ...JSON.parse(text), credit: 9_999_999, is_admin: true, user_name: 'W'.repeat(30) }),
  );
  for (const width of [768, 840, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/mjb');
    for (const text of ['9,999,999', '관리자']) await page.getByRole('banner').getByText(text).waitFor();
    await expectNoSidewaysScroll(page);
  }
});
