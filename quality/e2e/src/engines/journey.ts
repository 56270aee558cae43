/** What a journey asks of an engine, whatever drives it. Every wait fails after the engine's own time limit. */
export interface EnginePage {
  open: (url: string) => Promise<void>;
  /** Types into the field of a CSS selector. */
  fill: (selector: string, text: string) => Promise<void>;
  press: (key: 'Enter' | 'ArrowDown') => Promise<void>;
  /** Waits for an element. */
  seen: (selector: string) => Promise<void>;
  /** Waits for a text on the screen. */
  read: (text: string) => Promise<void>;
  /** Address of the page, and pixels by which it is wider than its window. */
  width: () => Promise<{ url: string; wider: number }>;
  /** Errors of the page since it was opened. */
  errors: () => Promise<string[]>;
}

interface Product {
  url: string;
  adminEmail: string;
  adminPassword: string;
}

const search = 'input[placeholder="종목명 또는 종목코드 (예:삼성전자, 005930)"]';

/** The way from the log-in to a result of each service. Throws where a step is missing, the page is too wide, or it had an error. */
export async function travel(page: EnginePage, product: Product): Promise<void> {
  const errors: string[] = [];
  const look = async () => {
    const { url, wider } = await page.width();
    if (wider > 0) throw new Error(`${url} is ${wider} px too wide`);
    errors.push(...(await page.errors()));
  };
  await page.open(`${product.url}/login`);
  await page.fill('input[type="email"]', product.adminEmail);
  await page.fill('input[type="password"]', product.adminPassword);
  await page.press('Enter');
  await page.read('뉴스 분석 시작하기');
  await look();

  await page.open(`${product.url}/analysis`);
  await page.fill(search, '삼성전자');
  await page.seen('[role="option"]');
  await page.press('ArrowDown');
  await page.press('Enter');
  await page.read('삼성전자 분석중입니다');
  await page.read('언제 무슨 일이 있었나');
  await look();

  await page.open(`${product.url}/search?view=stocks`);
  await page.read('삼성전자');
  await look();

  await page.open(`${product.url}/mjb?q=005930`);
  await page.seen('button[aria-label^="삼성전자 매집비 구하기"]');
  await look();
  if (errors.length > 0) throw new Error(`errors of the page:\n${errors.join('\n')}`);
}

/** The windows that every engine is looked at in. */
export const windows = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
] as const;
