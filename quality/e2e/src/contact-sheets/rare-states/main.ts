// `pnpm --filter @gaemi/e2e rare-states FOLDER [GROUP…]`, after `pnpm build`: takes a picture of states that a visit seldom meets, at
// 390 and 1280 px in light and dark (NAME-WIDTH-COLOUR.png).
import { chromium } from '@playwright/test';
import { findChromium, NO_CHROMIUM } from '../../../../../scripts/tiers/find-chromium.ts';
import { photographBriefingMail } from './briefing-mail.ts';
import { photographEmptyAccount } from './empty-account.ts';
import { photographModelAsJudge } from './model-as-judge.ts';
import { photographNewsSources } from './news-sources.ts';
import { photographSecondStep } from './second-step.ts';
import { openStudio } from './studio.ts';

const groups = new Map([
  ['briefing-mail', photographBriefingMail],
  ['empty-account', photographEmptyAccount],
  ['news-sources', photographNewsSources],
  ['model-as-judge', photographModelAsJudge],
  ['second-step', photographSecondStep],
]);

const [folder, ...wanted] = process.argv.slice(2);
if (folder === undefined || wanted.some((name) => !groups.has(name))) {
  throw new Error(`Usage: rare-states FOLDER [${[...groups.keys()].join('|')}]…`);
}
const executablePath = findChromium(process.env);
if (executablePath === null) throw new Error(NO_CHROMIUM);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  for (const [name, photograph] of groups) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    await photograph((settings) => openStudio(browser, folder, settings));
  }
} finally {
  await browser.close();
}
