import { describe, expect, it } from 'vitest';
import { cutText, plainText, visibleText } from './plain-text.ts';

describe('plainText', () => {
  it.each([
    ['<b>삼성</b>전자 &quot;신제품&quot; 공개', '삼성전자 "신제품" 공개'],
    ['이익 5 &lt; 6 &amp; 7', '이익 5 < 6 & 7'],
    ['앞<br>뒤<p>끝</p>', '앞 뒤 끝'],
    ['본문<script>alert(1)</script> 끝', '본문 끝'],
    ['<img src=x onerror=alert(1)>사진', '사진'],
    ['&#54620;글&nbsp;&hellip;', '한글 …'],
    ['KT&amp;amp;G, &amp;quot;자사주 소각&amp;quot;', 'KT&G, "자사주 소각"'],
    ['&amp;lt;b&amp;gt;가나전자&amp;lt;/b&amp;gt; &#38;#39;최대&#38;#39;', "가나전자 '최대'"],
    [
      '영업익 30%&amp;uarr; 순손실 2조&amp;rarr;1조&amp;darr; &amp;bull; M&amp;A;',
      '영업익 30%↑ 순손실 2조→1조↓ • M&A;',
    ],
    ['M&A; &lt;b&gt;굵게&lt;/b&gt; KT&amp;amp;G', 'M&A; 굵게 KT&G'],
    ['Q&A; &lt;s&gt; R&amp;D&copy', 'Q&A; <s> R&D©'],
    ['KT&amp;G &lt;포토&gt; R&D; 투자', 'KT&G <포토> R&D; 투자'],
    ['[속보] <삼성전자>, 신고가', '[속보] <삼성전자>, 신고가'],
    ['<LG전자> 4분기 흑자', '<LG전자> 4분기 흑자'],
    ['<KT> <SK> <HD현대> 동반 상승', '<KT> <SK> <HD현대> 동반 상승'],
    ['<amp-img src="x"></amp-img><o:p>본문</o:p><!-- 주석 -->', '본문'],
  ])('%s reads %s', (markup, expected) => {
    expect(plainText(markup, 300)).toBe(expected);
  });

  it('reads hostile markup quickly', () => {
    const started = process.threadCpuUsage().user;
    plainText('<script>'.repeat(200_000), 300);
    plainText('<a '.repeat(200_000), 300);
    expect(process.threadCpuUsage().user - started).toBeLessThan(1_000_000);
  });
});

describe('visibleText', () => {
  it('removes invisible text [R39]', () => {
    const hidden = '\u200b\u200d\u202e\u2066\u00ad\ufeff\u3164\u2800\u{e0041}\ufe0f\u0000';
    expect(visibleText(`삼성${hidden}전자`, 300).replace(' ', '')).toBe('삼성전자');
  });

  it('composes Hangul and repairs broken characters', () => {
    expect(visibleText('\u1112\u1161\u11ab글 \ud83d', 300)).toBe('한글 \ufffd');
  });
});

it('cutText cuts between characters', () => {
  expect(cutText('가나다라', 4)).toBe('가나다라');
  expect(cutText('가나다라마', 4)).toBe('가나다…');
  expect(cutText('😀😀😀', 2)).toBe('😀…');
});
