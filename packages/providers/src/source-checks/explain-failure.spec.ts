import { expect, it } from 'vitest';
import type { PlainAnswer } from '../http/send-request.ts';
import { readKiwoomAnswer } from '../kiwoom/kiwoom-answer.ts';
import { readKisAnswer } from '../prices/kis/kis-answer.ts';
import { explainFailure } from './explain-failure.ts';

const readers = { kiwoom: readKiwoomAnswer, kis: readKisAnswer };

/** What the check of sources says of an answer with this status and body. */
function explain(source: keyof typeof readers, status: number, body: object): string {
  const answer: PlainAnswer = {
    status,
    headers: {},
    body: Buffer.from(JSON.stringify(body)),
    contentType: 'application/json',
    lastModified: undefined,
  };
  try {
    readers[source](answer);
  } catch (error) {
    return explainFailure(error, { source, naverApi: 'hub' });
  }
  return 'no failure';
}

it.each([
  [
    { return_code: 3, return_msg: '[8103:토큰 인증 또는 단말기인증에 실패했습니다]' },
    /^a new token or this machine .*\(8103\)$/,
  ],
  [{ return_code: 1, return_msg: '서비스 점검 중입니다' }, /^refuses the request: answered 200 \(return_code 1\)$/],
])('kiwoom: %j', (body, words) => {
  expect(explain('kiwoom', 200, body)).toMatch(words);
});

it.each(['EGW00121', 'EGW00122', 'EGW00123'])('kis: %s is a new token that is refused', (code) => {
  expect(explain('kis', 500, { rt_cd: '1', msg_cd: code })).toMatch(/^a new token is refused, .*\(EGW0012[123]\)$/);
});
