import { createHash } from 'node:crypto';

const STYLE = `
body { margin: 0; padding: 48px 16px; background: #f4f5f7; color: #1b1d21; font: 16px/1.6 system-ui, sans-serif; word-break: keep-all; }
main { max-width: 400px; margin: 0 auto; padding: 32px; background: #ffffff; border-radius: 16px; }
b { font-size: 18px; }
h1 { margin: 24px 0 8px; font-size: 22px; line-height: 1.4; }
p { margin: 0 0 24px; color: #4a4f59; }
button { width: 100%; min-height: 52px; border: 0; border-radius: 12px; background: #2c4ee8; color: #ffffff; font: inherit; font-weight: 700; cursor: pointer; }
button:focus-visible, a:focus-visible { outline: 3px solid #2c4ee8; outline-offset: 2px; }
a { color: #2c4ee8; }
@media (prefers-color-scheme: dark) {
  body { background: #0f1216; color: #e9ecf1; }
  main { background: #191e26; }
  p { color: #b6bdc9; }
  button { background: #3d5cf0; }
  a { color: #94a8ff; }
}
`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** Lets the page have its style and post its form, and nothing else. */
export const UNSUBSCRIBE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';');

const question = `<h1>메일을 그만 받을까요?</h1>
      <p>아침 브리핑과 알림 메일을 모두 보내지 않아요. 다른 설정은 그대로예요.</p>
      <form method="post"><button type="submit" name="List-Unsubscribe" value="One-Click">받지 않기</button></form>`;

const done = `<h1>이제 메일을 보내지 않아요</h1>
      <p>다시 받고 싶으면 로그인한 뒤 내 정보의 알림에서 켜주세요.</p>
      <p>링크는 메일을 받은 날부터 60일 동안 한 번 쓸 수 있어요. 메일이 또 오면 그 메일의 링크를 눌러주세요.</p>
      <a href="/">개미렌즈로 가기</a>`;

const tooMany = `<h1>요청이 너무 많아요</h1>
      <p>잠시 후 다시 시도해주세요.</p>`;

const pages = { question, done, tooMany };

/** A page on its own, without script: it works in any browser and without a log-in. The form posts to its own address. */
export function unsubscribePage(name: keyof typeof pages): string {
  return `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="light dark">
    <title>메일 그만 받기 | 개미렌즈</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <b>개미렌즈</b>
      ${pages[name]}
    </main>
  </body>
</html>
`;
}
