import { expect } from '@playwright/test';
import { signedIn } from '../../test.ts';
import { virtualAuthenticator } from '../../virtual-authenticator.ts';
import type { OpenStudio } from './studio.ts';

/** A passkey from its first day to the log-in that asks for it. */
export async function photographSecondStep(open: OpenStudio): Promise<void> {
  const studio = await open();
  try {
    const page = await studio.newPage();
    const device = await virtualAuthenticator(page);
    const member = await signedIn(page, studio.product);
    await page.goto('/mypage');
    await studio.shoot(page, 'passkey-none');
    await page.getByRole('button', { name: '패스키 추가' }).click();
    await page.getByLabel('이름', { exact: true }).fill('회사 노트북');
    await studio.shoot(page, 'passkey-name');
    await page.getByRole('button', { name: '등록하기' }).click();
    const codes = page.getByRole('list', { name: '복구 코드' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const [code = ''] = await codes.allTextContents();
    await studio.shoot(page, 'passkey-codes');
    await page.getByRole('button', { name: '보관했어요' }).click();
    await expect(page.getByText('남은 복구 코드 10개')).toBeVisible();
    await studio.shoot(page, 'passkey-added');
    await page.getByRole('button', { name: '회사 노트북 삭제' }).click();
    await studio.shoot(page, 'passkey-remove');

    const givePassword = async () => {
      await page.context().clearCookies();
      await page.goto('/login');
      await page.getByLabel('이메일', { exact: true }).fill(member.email);
      await page.getByLabel('비밀번호', { exact: true }).fill(member.password);
      await page.getByRole('button', { name: '로그인' }).click();
      await expect(page.getByRole('button', { name: '패스키로 확인하기' })).toBeVisible();
    };
    await givePassword();
    await studio.shoot(page, 'second-step');
    await device.recogniseUser(false);
    await page.getByRole('button', { name: '패스키로 확인하기' }).click();
    await expect(page.getByText(/패스키 확인이 취소되었거나/)).toBeVisible();
    await studio.shoot(page, 'second-step-cancelled');
    await device.loseKeys();
    await givePassword();
    await page.getByRole('button', { name: '복구 코드로 로그인' }).click();
    await studio.shoot(page, 'second-step-code');
    await page.getByRole('textbox', { name: '복구 코드' }).fill('aaaaaaaaaaaaaaaa');
    await page.getByRole('button', { name: '로그인', exact: true }).click();
    await expect(page.getByText('복구 코드가 올바르지 않거나 이미 사용했어요.')).toBeVisible();
    await studio.shoot(page, 'second-step-wrong-code');
    await page.getByRole('textbox', { name: '복구 코드' }).fill(code);
    await page.getByRole('button', { name: '로그인', exact: true }).click();
    await page.waitForURL('**/select-service');
    await studio.shoot(page, 'second-step-done');
    await page.goto('/mypage');
    await expect(page.getByText(/남은 복구 코드 9개/)).toBeVisible();
    await studio.shoot(page, 'passkey-code-used');
  } finally {
    await studio.dispose();
  }
}
