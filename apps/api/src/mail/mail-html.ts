/** The HTML of a mail: the name of the service, then the content. Takes HTML: what others have written is escaped before. */
export function mailHtml(title: string, content: readonly string[]): string {
  return `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
  </head>
  <body style="margin:0;padding:32px 16px;background:#f4f5f7;font-family:sans-serif;color:#1b1d21">
    <div style="max-width:440px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">
      <p style="margin:0 0 24px;font-size:18px;font-weight:700">개미렌즈</p>
      ${content.join('\n      ')}
    </div>
  </body>
</html>`;
}
