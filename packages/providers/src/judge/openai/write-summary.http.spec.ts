import { createLogger } from '@gaemi/runtime/logging/logger';
import { status } from '@gaemi/testing/providers/faults';
import { type OpenAiStub, startOpenAiStub } from '@gaemi/testing/providers/openai-stub';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sampleCompany as company } from '../../testing/sample-company.ts';
import type { RejectedAnswer, SummaryRequest } from '../judge.ts';
import { createOpenAiJudge } from './openai-judge.ts';
import { modelSettings } from './testing/model-settings.ts';

let stub: OpenAiStub;
const unused: RejectedAnswer[] = [];
beforeAll(async () => {
  stub = await startOpenAiStub();
});
afterEach(() => {
  stub.recover();
  stub.requests.length = 0;
  unused.length = 0;
});
afterAll(() => stub.close());

const events: SummaryRequest['events'] = [
  { title: '삼성전자, 1,200억원 수주', short: '수주', reason: '1,200억원 규모의 계약을 따냈어요.', strength: 3 },
  { title: '삼성전자 목표주가 상향', short: '목표가 상향', reason: '증권사가 목표주가를 올렸어요.', strength: 2 },
];
const reasons = '1,200억원 규모의 계약을 따냈어요. 증권사가 목표주가를 올렸어요.';

function summarise(request: Partial<SummaryRequest> = {}) {
  const judge = createOpenAiJudge(modelSettings(stub.url), createLogger({ app: 'test', level: 'silent' }));
  return judge.summarise({
    company,
    tier: 'medium',
    side: 'good',
    score: 72,
    events,
    record: { unused: async (answer) => void unused.push(answer) },
    signal: new AbortController().signal,
    ...request,
  });
}

describe('a summary by a model', () => {
  it('is the answer of the model when it is valid', async () => {
    stub.answer(() => '<think>음</think>1200억원 수주가 돋보여요. 점수는 72점이에요.');
    expect(await summarise()).toBe('1200억원 수주가 돋보여요. 점수는 72점이에요.');
    expect(stub.questions).toHaveLength(1);
    expect(stub.questions[0]?.model).toBe('middle');
  });

  it('is corrected once', async () => {
    let asked = 0;
    stub.answer(() => {
      asked += 1;
      return asked === 1 ? '9,999억원을 벌었어요.' : '수주가 이어졌어요.';
    });
    expect(await summarise()).toBe('수주가 이어졌어요.');
    expect(stub.questions[1]?.user).toContain('a number that the events do not');
  });

  it('may say in figures what the events say in words, and the reverse', async () => {
    const reason = '계약을 사흘 만에 따냈고 1분기 매출의 절반이 거기서 나왔어요.';
    const said = '3일 만에 따낸 계약에서 1~3월 매출의 50%가 나왔어요.';
    stub.answer(() => said);
    const [{ title, short, strength }] = events as [(typeof events)[number]];
    expect(await summarise({ events: [{ title, short, strength, reason }] })).toBe(said);
  });

  it.each([
    ['a link', '자세한 내용은 https://evil.example 에서 보세요.'],
    ['an image', '좋아요 ![x](https://evil.example/a.png)'],
    ['HTML', '<b>좋은</b> 소식이에요.'],
    ['a list', '- 수주했어요\n- 올랐어요'],
    ['a heading', '# 요약\n좋아요'],
    ['another language', 'This is very good news for the company.'],
    ['a made-up number', '이익이 55% 늘었어요.'],
    ['a made-up number in words', '이틀 만에 계약을 따냈어요.'],
    ['a made-up part', '절반이 넘는 계약을 따냈어요.'],
    ['an invented person', '김철수 회장이 수주를 이끌었어요.'],
    ['an invented name', 'Foxconn 수주가 이어졌어요.'],
    ['a price to come', '수주가 이어져 주가가 오를 전망이에요.'],
    ['advice', '수주가 이어져 지금 투자할 만해요.'],
    ['too many words', '좋은 소식이에요. '.repeat(60)],
    ['nothing', ' '],
  ])('with %s is replaced by the first reasons [R40]', async (_, said) => {
    stub.answer(() => said);
    expect(await summarise()).toBe(reasons);
    expect(stub.questions).toHaveLength(2);
  });

  it('that is refused or cut off is replaced by the first reasons, and the answer is recorded [R41]', async () => {
    stub.answer(() => ({ content: null, refusal: '안 돼요' }));
    expect(await summarise()).toBe(reasons);
    stub.answer(() => ({ content: '삼성전', finishReason: 'length' }));
    expect(await summarise()).toBe(reasons);
    expect(unused.map(({ because, answer }) => [because, answer])).toEqual([
      ['the answer was refused', '안 돼요'],
      ['the answer was refused', '안 돼요'],
      ['the answer was cut off', '삼성전'],
      ['the answer was cut off', '삼성전'],
    ]);
  });

  it('sends no request without events', async () => {
    expect(await summarise({ events: [], score: 0 })).toContain('호재');
    expect(stub.questions).toHaveLength(0);
  });

  it('fails when the endpoint fails', async () => {
    stub.fail(status(401));
    await expect(summarise()).rejects.toMatchObject({ kind: 'refused' });
  });
});
