const elements =
  'a|abbr|acronym|address|area|article|aside|audio|b|base|bdi|bdo|big|blockquote|body|br|button|canvas|caption|center|cite|' +
  'code|col|colgroup|data|dd|del|details|dfn|dialog|dir|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|' +
  'frame|frameset|h[1-6]|head|header|hgroup|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|map|mark|marquee|' +
  'math|menu|meta|nav|nobr|noscript|object|ol|optgroup|option|output|p|param|path|picture|pre|progress|q|rp|rt|ruby|s|samp|' +
  'script|section|select|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|' +
  'th|thead|time|title|tr|track|tt|u|ul|var|video|wbr';
/**
 * A tag of HTML: its elements, those with a prefix or hyphen, and declarations only. Headlines put names in the same
 * brackets: "<LG전자>".
 */
export const markupTag = new RegExp(`<(?:/?(?:${elements}|[a-z]+(?:[:-][a-z]+)+)(?=[\\s/>])[^<>]*|![^<>]*)>`, 'gi');
