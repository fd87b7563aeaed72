/** Posts by number whose text is a trap for a careless screen: markup, scripts, long words, right-to-left, blanks. */
export const ODD_MOMENTS: ReadonlyMap<number, string> = new Map([
  [1601, '<script>alert("看球")</script><img src=x onerror=alert(1)> 这条只是文字，别当真。'],
  [1655, `链接太长请复制：https://example.com/${'match-report-'.repeat(18)}end`],
  [1702, 'مباراة الليلة 今晚同步看沙特联，阿拉伯语解说我听不懂，但气氛懂。'],
  [1748, '  \n\n  '],
  [1791, '⚽️🏆🔥👏🏻👨‍👩‍👧‍👦🇨🇳 进球了进球了进球了！！！！！！！！！！'],
  [1822, '第一行\n第二行\n第三行\n第四行\n第五行\n第六行，看看展开按钮好不好用。'],
  [1869, '{{constructor.constructor("return 1")()}} <%= 1+1 %> %s %d &lt;b&gt;转义&lt;/b&gt;'],
]);
