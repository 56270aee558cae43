import { Eta } from 'eta';
import { type MailView, mailSentences, type StockView } from './mail-view.ts';

const eta = new Eta({ autoEscape: true, varName: 'mail' });

/**
 * Of the outermost cell. The others inherit it: repeated in each, it would let Gmail cut the mail of a member with 20 stocks. Where words
 * break stands here, too: some mail programs leave out the rules of the head.
 */
const font =
  "font-family:-apple-system,BlinkMacSystemFont,'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR',sans-serif;" +
  'word-break:keep-all;overflow-wrap:anywhere';
const table = 'table role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** Colours for dark mail programs; those without keep the light ones beside each element. */
const dark = [
  '.m-bg{background:#0d1015!important}',
  '.m-card{background:#151920!important;border-color:#282e39!important}',
  '.m-t,.m-t a{color:#eef0f4!important}',
  '.m-2{color:#b7bfca!important}',
  '.m-3,.m-3 a{color:#929ca9!important}',
  '.m-g{color:#ff7d87!important}',
  '.m-b{color:#74b1ff!important}',
  '.m-line{border-color:#282e39!important}',
  '.m-u{background:#3a414d!important}',
  '.m-chip{background:#2a2310!important;color:#e5bd55!important}',
  '.m-3 .m-a{color:#97a8ff!important}',
].join(' ');

/**
 * Mail programs draw tables and styles on elements, and no more: no picture, no class without a style beside it. Outlook inherits no font
 * into tables, but reads the head.
 */
const page = `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title><%= mail.title %></title>
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0}
@media (max-width:620px){.m-card{padding:20px 18px!important}.m-out{padding-left:12px!important;padding-right:12px!important}.m-w td{display:block!important;padding-left:0!important;text-align:left!important}}
@media (prefers-color-scheme:dark){${dark}}
</style>
<!--[if mso]><style>td,h1,h2,p,a{font-family:'Malgun Gothic',sans-serif}</style><![endif]-->
</head>
<body class="m-bg" style="margin:0;padding:0;background:#f6f7f9">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all"><%= mail.preheader %></div>
<${table} width="100%" class="m-bg" bgcolor="#f6f7f9"><tr><td align="center" class="m-out" style="${font};padding:32px 16px">
<!--[if mso]><${table} width="600"><tr><td><![endif]-->
<${table} width="100%" style="width:100%;max-width:600px">
<tr><td style="padding:0 4px 20px">
<${table} width="100%"><tr>
<td class="m-t" style="font-size:18px;font-weight:800;letter-spacing:-.5px;color:#171b22">개미렌즈</td>
<td class="m-3" style="font-size:13px;color:#5b6572;text-align:right"><%= mail.moment %></td>
</tr></table>
<h1 class="m-t" style="margin:16px 0 4px;font-size:24px;line-height:34px;letter-spacing:-.5px;color:#171b22"><%= mail.title %></h1>
<p class="m-2" style="margin:0;font-size:15px;line-height:24px;color:#4b5563"><%= mail.lead %><% if (mail.sample) { %> &nbsp;<span class="m-chip" style="background:#fdf4dd;color:#805600;font-size:12px;font-weight:600;padding:2px 7px;border-radius:6px;white-space:nowrap">${mailSentences.sample}</span><% } %></p>
</td></tr>
<% for (const stock of mail.stocks) { %>
<tr><td class="m-card" bgcolor="#ffffff" style="background:#ffffff;border:1px solid #e4e7ec;border-radius:16px;padding:24px">
<${table} width="100%"<% if (mail.isSentence(stock.last)) { %> class="m-w"<% } %>><tr>
<td class="m-t" style="overflow-wrap:break-word;color:#171b22"><h2 style="margin:0;font-size:20px;line-height:28px"><%= stock.name %> <span class="m-3" style="font-size:13px;font-weight:500;color:#5b6572"><%= stock.code %></span></h2></td>
<% if (stock.last !== null) { %><td class="m-2" style="overflow-wrap:break-word;text-align:right;padding-left:12px;font-size:15px;font-weight:700;color:#4b5563"><%= stock.last.direction %></td><% } %>
</tr></table>
<% if (stock.last !== null) { %>
<div style="height:10px;line-height:10px;font-size:1px">&nbsp;</div>
<${table} width="100%" style="border-collapse:separate"><tr>
<% for (const part of mail.writeBar(stock.last)) { %><td width="<%= part.width %>%" height="14" bgcolor="<%= part.colour %>" class="<%= part.name %>" style="height:14px;line-height:14px;font-size:1px;background:<%= part.colour %>;border-radius:<%= part.radius %>">&nbsp;</td><% } %>
</tr></table>
<${table} width="100%" style="margin-top:6px"><tr>
<td class="m-g" style="font-size:13px;font-weight:700;color:#cf2338">호재 <%= stock.last.good %>점</td>
<td class="m-3" style="font-size:13px;color:#5b6572;text-align:center">판단 유보 <%= stock.last.reserve %></td>
<td class="m-b" style="font-size:13px;font-weight:700;color:#1661c2;text-align:right">악재 <%= stock.last.bad %>점</td>
</tr></table>
<p class="m-2" style="margin:6px 0 0;font-size:13px;line-height:20px;color:#4b5563">지난 분석(<%= stock.last.day %>)의 점수예요. 새 소식은 다시 분석하면 들어가요.</p>
<% } %>
<${table} width="100%" style="margin-top:12px">
<% for (const event of stock.events) { %>
<tr><td class="m-t m-line" style="padding-top:14px;border-top:1px solid #e4e7ec;font-size:16px;line-height:24px;font-weight:600;color:#171b22"><a href="<%= event.link %>" class="m-t" style="color:#171b22;text-decoration:none"><%= event.text %></a></td>
<td class="m-line <%= event.side === 'good' ? 'm-g' : event.side === 'bad' ? 'm-b' : 'm-3' %>" style="padding:14px 0 0 12px;border-top:1px solid #e4e7ec;font-size:14px;line-height:24px;font-weight:700;color:<%= event.side === 'good' ? '#cf2338' : event.side === 'bad' ? '#1661c2' : '#5b6572' %>;white-space:nowrap;vertical-align:top;text-align:right"><%= event.side === 'good' ? '▲ ' : event.side === 'bad' ? '▼ ' : '' %><%= event.weight %></td></tr>
<tr><td colspan="2" class="m-3" style="padding:2px 0 14px;font-size:13px;line-height:20px;color:#5b6572"><%= event.note %></td></tr>
<% } %>
</table>
<% if (stock.more !== null) { %><p class="m-3 m-line" style="margin:0;padding:12px 0;border-top:1px solid #e4e7ec;font-size:15px;line-height:20px"><a href="<%= stock.more.href %>" class="m-a" style="color:#2540c4;text-decoration:underline">외 <%= stock.more.count %>건 더 보기</a></p><% } %>
<${table} style="margin-top:8px"><tr><td bgcolor="#2f4fe4" style="border-radius:12px;background:#2f4fe4"><a href="<%= stock.href %>" style="display:inline-block;padding:12px 20px;font-size:15px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none"><%= stock.name %> 분석하기</a></td></tr></table>
</td></tr>
<tr><td style="height:16px;line-height:16px;font-size:1px">&nbsp;</td></tr>
<% } %>
<% if (mail.week.length > 0) { %>
<tr><td class="m-card" bgcolor="#ffffff" style="background:#ffffff;border:1px solid #e4e7ec;border-radius:16px;padding:24px">
<h2 class="m-t" style="margin:0 0 8px;font-size:18px;line-height:26px;color:#171b22">${mailSentences.week}</h2>
<% for (const day of mail.week) { %><p class="m-2" style="margin:0;padding:6px 0;font-size:15px;line-height:24px;color:#4b5563"><%= day.day %> · <a href="<%= day.link %>" class="m-t" style="color:#171b22"><%= day.name %> <%= day.text %></a></p><% } %>
</td></tr>
<tr><td style="height:16px;line-height:16px;font-size:1px">&nbsp;</td></tr>
<% } %>
<tr><td class="m-3" style="padding:4px 4px 0;font-size:13px;line-height:21px;color:#5b6572"><% if (mail.byModel) { %>${mailSentences.byModel} <% } %>${mailSentences.judgement}<br>${mailSentences.silence}<br>
<% for (const line of mail.attributions) { %>출처: <%= line %><br><% } %>
<br><a href="<%= mail.settings %>" class="m-a" style="color:#2540c4;text-decoration:underline">알림 바꾸기</a> &nbsp; <a href="<%= mail.unsubscribe %>" class="m-a" style="color:#2540c4;text-decoration:underline">메일 받지 않기</a></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body></html>
`;

const template = eta.compile(page);

/** Returns the html of a mail. Every text in it is escaped. */
export const mailTemplate = (view: MailView): string => eta.render(template, { ...view, writeBar, isSentence });

/** Characters of a verdict that stands beside a name on a phone. */
const LONGEST_WORD = 8;

/** Whether a verdict is a sentence, for which a phone has no room beside a long name. */
const isSentence = (last: StockView['last']): boolean => (last?.direction.length ?? 0) > LONGEST_WORD;

/** The parts of the bar of 100, round at its ends; one without points is left out. */
function writeBar({ good, reserve, bad }: { good: number; reserve: number; bad: number }) {
  const parts = [
    { name: 'm-good', width: good, colour: '#ef4452' },
    { name: 'm-u', width: reserve, colour: '#d5d9e0' },
    { name: 'm-bad', width: bad, colour: '#2f80ea' },
  ];
  const drawn = parts.filter(({ width }) => width > 0);
  return drawn.map((part, index) => {
    const [left, right] = [index === 0 ? 7 : 0, index === drawn.length - 1 ? 7 : 0];
    return { ...part, radius: `${left}px ${right}px ${right}px ${left}px` };
  });
}
