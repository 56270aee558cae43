import type { PushPayload } from '@gaemi/contracts/alerts';
import type { Mail } from '@gaemi/providers/mail/mail-sender';
import { mailHtml } from '../../mail/mail-html.ts';

const words = '알림이 이렇게 와요. 받는 시간과 종목은 내 정보의 알림에서 바꿀 수 있어요.';

/** The notification of a test. */
export const testPush: PushPayload = { title: '시험 알림', body: words, url: '/mypage/alerts', tag: 'test' };

/** The mail of a test. */
export function testMail(to: string, { webOrigin, token }: { webOrigin: string; token: string }): Mail {
  const address = new URL('/mypage/alerts', webOrigin).href;
  const unsubscribe = new URL(`/u/${token}`, webOrigin).href;
  return {
    to,
    subject: '[개미렌즈] 시험 알림이에요',
    text: ['개미렌즈 시험 알림이에요.', words, `알림 바꾸기: ${address}`, `메일 받지 않기: ${unsubscribe}`].join(
      '\n\n',
    ),
    unsubscribe,
    html: mailHtml('개미렌즈 시험 알림', [
      '<h1 style="margin:0 0 16px;font-size:20px">시험 알림이에요</h1>',
      `<p style="margin:0 0 24px">${words}</p>`,
      `<p style="margin:0"><a href="${address}" style="color:#2c4ee8">알림 바꾸기</a> · <a href="${unsubscribe}" style="color:#2c4ee8">메일 받지 않기</a></p>`,
    ]),
  };
}
