import { expect, it } from 'vitest';
import { sentences } from './tell.ts';

/** Headline, description, and the sentence that was read and found true; null for the headline itself. */
const cases: readonly (readonly [title: string, description: string, says: string | null])[] = [
  [
    '가나중공업, 2조 사우디 플랜트 수주 눈앞',
    '가나중공업이 사우디 플랜트 수주를 눈앞에 두고 있다.',
    '사우디 플랜트 수주를 눈앞에 두고 있어요.',
  ],
  [
    '가나중공업, 캐나다 잠수함 최종 후보 올랐다…60조 규모',
    '가나중공업이 캐나다 잠수함 사업의 최종 결선에 올랐다.',
    '캐나다 잠수함 사업의 최종 결선에 올랐어요.',
  ],
  ['가나중공업, 카타르 LNG선 10척 수주 초읽기', '가나중공업의 카타르 LNG선 수주가 초읽기에 들어갔다.', null],
  ['가나중공업, 체코 원전 수주 도전장', '가나중공업이 체코 원전 수주에 도전한다.', '체코 원전 수주에 도전해요.'],
  [
    '가나중공업, 1조 해상풍력 입찰 참여',
    '가나중공업이 1조원 규모 해상풍력 입찰에 참여했다.',
    '1조원 규모 해상풍력 입찰에 참여했어요.',
  ],
  ['"가나중공업, 연내 2조 수주 따낼 것"', '증권가는 가나중공업이 연내 2조원 수주에 성공할 것으로 기대한다.', null],
  [
    '가나중공업, 3조 이라크 신도시 사업 수주 막판 협상',
    '가나중공업이 3조원 규모 신도시 사업을 두고 막판 협상을 하고 있다.',
    '3조원 규모 신도시 사업을 두고 막판 협상을 하고 있어요.',
  ],
  ['가나중공업 美 함정 수주 파란불…8000억 규모', '가나중공업의 미국 함정 수주 전망이 밝다.', null],
  [
    '가나중공업, 4000억 컨선 건조의향서 체결',
    '가나중공업이 컨테이너선 4척 건조의향서(LOI)를 체결했다.',
    '4000억원 규모 컨테이너선 건조의향서를 맺었어요.',
  ],
  [
    "가나중공업, 2조 규모 호주 호위함 수주전 '2파전'",
    '가나중공업이 호주 호위함 수주전에서 일본과 2파전을 벌인다.',
    '호주 호위함 수주전에서 일본과 2파전을 벌여요.',
  ],
];

it.each(cases)('an order that is hoped for is never told as won: %s', (title, description, says) => {
  expect(sentences(title, description)).toEqual(says === null ? [] : [says]);
});
