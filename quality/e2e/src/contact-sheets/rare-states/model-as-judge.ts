import { status } from '@gaemi/testing/providers/faults';
import { naverArticles } from '@gaemi/testing/providers/naver-articles';
import { naverSettings, startNaverStub } from '@gaemi/testing/providers/naver-stub';
import { modelSettings, startOpenAiStub } from '@gaemi/testing/providers/openai-stub';
import { analysed, watched } from '../../analyses.ts';
import { loggedIn, signedIn } from '../../test.ts';
import { showResult, watchAnalysis } from './news-sources.ts';
import type { OpenStudio } from './studio.ts';

/** Results that a model judged, and what a member sees where it fails. */
export async function photographModelAsJudge(open: OpenStudio): Promise<void> {
  const [naver, model] = await Promise.all([startNaverStub(), startOpenAiStub()]);
  naver.setArticles((query) => {
    const company = { name: query.replaceAll('"', '') };
    return naverArticles({ company, count: 200, to: new Date(), perDay: 6 });
  });
  const studio = await open({
    ...naverSettings(naver),
    // As under a contract: the model reads NAVER's articles.
    NAVER_RIGHTS: 'contract',
    NEWS_SHARED_MINUTES: '0',
    PRICE_SOURCE: 'none',
    ...modelSettings(model),
  });
  try {
    const page = await studio.newPage();
    await signedIn(page, studio.product);
    await watched(page, { '005930': '삼성전자' });
    await analysed(page, ['삼성전자']);
    await showResult(studio, page, 'model');
    model.answer(() => ({ content: null, refusal: 'I cannot help with that.' }));
    await watchAnalysis(page, '035720');
    await studio.shoot(page, 'model-refused');
    await page.getByRole('button', { name: '확인', exact: true }).click();
    model.recover();
    model.fail(status(500), Number.POSITIVE_INFINITY);
    await watchAnalysis(page, '005380');
    await studio.shoot(page, 'model-down');
    await studio.shoot(page, 'model-down-history', () => page.goto('/search'));
    const office = await studio.newPage();
    await loggedIn(office, { email: studio.product.adminEmail, password: studio.product.adminPassword });
    await studio.shoot(office, 'model-down-admin', () => office.goto('/admin?tab=sources'));
  } finally {
    await studio.dispose();
    await Promise.all([naver.close(), model.close()]);
  }
}
