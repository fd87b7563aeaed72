import { type Spoken, spoken } from '../spoken';

/** Posts by number whose text is a trap for a careless screen: markup, scripts, long words, right-to-left, blanks. */
export const ODD_MOMENTS: ReadonlyMap<number, Spoken> = new Map([
  [
    1601,
    spoken(
      '<script>alert("看球")</script><img src=x onerror=alert(1)> 这条只是文字，别当真。',
      '<script>alert("match")</script><img src=x onerror=alert(1)> is only text, do not believe it.',
    ),
  ],
  [
    1655,
    spoken(
      `链接太长请复制：https://example.com/${'match-report-'.repeat(18)}end`,
      `A long link, copy it: https://example.com/${'match-report-'.repeat(18)}end`,
    ),
  ],
  [
    1702,
    spoken(
      'مباراة الليلة 今晚同步看沙特联，阿拉伯语解说我听不懂，但气氛懂。',
      'مباراة الليلة The Saudi league tonight. I don’t follow the Arabic commentary, but I follow the mood.',
    ),
  ],
  [1748, spoken('  \n\n  ', '  \n\n  ')],
  [
    1791,
    spoken(
      '⚽️🏆🔥👏🏻👨‍👩‍👧‍👦🇨🇳 进球了进球了进球了！！！！！！！！！！',
      '⚽️🏆🔥👏🏻👨‍👩‍👧‍👦🇨🇳 GOAL GOAL GOAL!!!!!!!!!!',
    ),
  ],
  [
    1822,
    spoken(
      '第一行\n第二行\n第三行\n第四行\n第五行\n第六行，看看展开按钮好不好用。',
      'line one\nline two\nline three\nline four\nline five\nline six, to see whether it unfolds.',
    ),
  ],
  [
    1869,
    spoken(
      '{{constructor.constructor("return 1")()}} <%= 1+1 %> %s %d &lt;b&gt;转义&lt;/b&gt;',
      '{{constructor.constructor("return 1")()}} <%= 1+1 %> %s %d &lt;b&gt;escape&lt;/b&gt;',
    ),
  ],
]);
