import type { Page } from '@playwright/test';
import { accumulated, analysed, watched } from '../analyses.ts';
import type { Product } from '../product.ts';
import { loggedIn, signedIn } from '../test.ts';

/** Who looks, each with a page of their own. */
export interface Visit {
  product: Product;
  guest: Page;
  member: Page;
  admin: Page;
}

export interface Screen {
  /** Of the file. */
  name: string;
  /** On the sheet. */
  title: string;
  /** Name of its drawing where that is another one. */
  drawing?: string;
  by: 'guest' | 'member' | 'admin';
  open: (page: Page) => Promise<void>;
}

const at = (path: string) => async (page: Page) => {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
};

/** Every screen in the order of a first visit. */
export const screens: readonly Screen[] = [
  { name: 'login', title: '로그인', drawing: 'login2', by: 'guest', open: at('/login') },
  { name: 'signup', title: '회원가입', drawing: 'signup2', by: 'guest', open: at('/signup') },
  { name: 'home', title: '홈', by: 'member', open: at('/select-service') },
  { name: 'today', title: '오늘', drawing: 'today', by: 'member', open: at('/today') },
  { name: 'stock', title: '종목', drawing: 'stock', by: 'member', open: at('/stock/005930') },
  { name: 'start', title: '종목 분석', by: 'member', open: at('/analysis') },
  { name: 'history', title: '분석 기록', by: 'member', open: at('/search') },
  {
    name: 'result',
    title: '분석 결과',
    by: 'member',
    async open(page) {
      await at('/search')(page);
      const first = page.getByRole('link', { name: '호재' }).first();
      if (!(await first.isVisible())) await page.locator('button[aria-expanded]').first().click();
      await first.click();
      await page.getByRole('heading', { name: '근거' }).first().waitFor();
    },
  },
  { name: 'favorite', title: '관심 종목', by: 'member', open: at('/favorite') },
  {
    name: 'mjb',
    title: '매집비 결과',
    drawing: 'mjb2',
    by: 'member',
    async open(page) {
      await at('/mjb-search')(page);
      await page.locator('button[aria-expanded]').first().click();
      await page.getByRole('link', { name: /매집비 자세히/ }).click();
      await page.getByRole('region', { name: '날마다 이렇게 쌓였어요' }).waitFor();
    },
  },
  { name: 'subscribe', title: '요금제', drawing: 'subscribe2', by: 'member', open: at('/subscribe') },
  { name: 'mypage', title: '내 정보', drawing: 'mypage2', by: 'member', open: at('/mypage') },
  { name: 'alerts', title: '알림', drawing: 'alerts', by: 'member', open: at('/mypage/alerts') },
  { name: 'admin', title: '관리자', drawing: 'admin2', by: 'admin', open: at('/admin') },
];

/** A member with a few analyses of both services and some watched stocks, and the admin, both logged in. */
export async function prepareMember({ product, member, admin }: Visit): Promise<void> {
  await signedIn(member, product, { email: 'sheet@gaemilens.example', password: 'correct4horse', name: '김서연' });
  await loggedIn(admin, { email: product.adminEmail, password: product.adminPassword });
  await analysed(member, ['삼성전자', 'SK하이닉스']);
  await accumulated(member, ['삼성전자']);
  await watched(member, { '005930': '삼성전자', '000660': 'SK하이닉스', '035420': 'NAVER' });
}
