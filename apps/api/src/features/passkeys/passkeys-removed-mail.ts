import type { Mail } from '@gaemi/providers/mail/mail-sender';

const lines = [
  '관리자가 회원님의 패스키와 복구 코드를 모두 삭제했어요.',
  '이제 이메일과 비밀번호만으로 로그인할 수 있어요. 내 정보에서 패스키를 다시 등록해주세요.',
  '요청하지 않으셨다면 바로 비밀번호를 바꾸고 관리자에게 알려주세요.',
] as const;

/** Tells a member that an admin removed their passkeys. */
export function passkeysRemovedMail(to: string): Mail {
  return {
    to,
    subject: '[개미렌즈] 패스키가 삭제되었어요',
    text: lines.join('\n\n'),
    html: `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>개미렌즈 패스키 삭제</title>
  </head>
  <body style="margin:0;padding:32px 16px;background:#f4f5f7;font-family:sans-serif;color:#1b1d21">
    <div style="max-width:440px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">
      <p style="margin:0 0 24px;font-size:18px;font-weight:700">개미렌즈</p>
      <h1 style="margin:0 0 16px;font-size:20px">${lines[0]}</h1>
      <p style="margin:0 0 16px">${lines[1]}</p>
      <p style="margin:0">${lines[2]}</p>
    </div>
  </body>
</html>`,
  };
}
