interface MailBody {
  text: string;
  html: string;
}

const pages = [
  ['이용약관', '/terms'],
  ['개인정보 처리방침', '/privacy'],
] as const;

/** Adds the links to the terms and the privacy policy to the end of both forms of a mail. */
export function withLegalLinks({ text, html }: MailBody, webOrigin: string): MailBody {
  const links = pages.map(([name, path]) => ({ name, href: new URL(path, webOrigin).href }));
  const anchors = links.map(
    ({ name, href }) => `<a href="${href}" class="m-3" style="color:#5b6572;text-decoration:underline">${name}</a>`,
  );
  const line = `<p class="m-3" style="margin:0;padding:0 16px 32px;font-family:sans-serif;font-size:12px;line-height:20px;color:#5b6572;text-align:center">${anchors.join(' &nbsp; ')}</p>`;
  return {
    text: [text, links.map(({ name, href }) => `${name}: ${href}`).join('\n')].join('\n\n'),
    // A mail without a closing tag gets it at its end.
    html: html.includes('</body>') ? html.replace('</body>', `${line}</body>`) : `${html}${line}`,
  };
}
