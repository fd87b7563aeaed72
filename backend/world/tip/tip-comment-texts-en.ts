/** What people say below tips in English, line by line as in tip-comment-texts.ts. None says what a tip picks. */
export const ENGLISH_COMMENT_TEXTS = [
  'Four in a row with this one. It comes down to the bench; here is the line as I noted it.',
  'Is the full refund about the final score?',
  'Where was the second picture taken from, time-wise?',
  'Beijing time, three hours before the start.',
  'Careful work; I had missed the bit about injuries.',
  'I skipped the last one. Shame.',
  'Do not follow too many, stay within your limits.',
  'Small sample. I will wait and see.',
  'Same thought here, waiting for the line-ups.',
  'Disagree: the away side have too many games.',
  'When is the next one out?',
  'An odd price today.',
  'One more read, then bed.',
  'First time I bought one; please explain a little more.',
  'Good work 👏',
  'Lost, fair enough. At least the record is honest.',
  'nice read, thanks',
  'Any view on the second leg?',
  '<img src=x onerror=alert("comment")> is only text',
  '"><svg onload=alert(1)> is only text, too',
  `A long one: ${'I have watched them since primary school, when the television at home was still a box; '.repeat(4)}done.`,
  'no-spacessupercalifragilisticexpialidocioussupercalifragilisticexpialidocious',
  'تعليق من اليمين إلى اليسار',
  '⚽️🏀🔥👨‍👩‍👧‍👦🇨🇳',
  'line one\nline two\nline three',
] as const;

export const ENGLISH_REPLY_TEXTS = [
  'Same question',
  'The final score; it is on the rules page.',
  'Agreed, that is how I see it.',
  'Had not thought of that, thanks.',
  'Let us look again after the game.',
  'Fair, but risky.',
  'Easy, everybody.',
  'Ha',
  'I asked: the official settlement counts.',
] as const;

export const ENGLISH_AUTHOR_TEXTS = [
  'One more thing: this settles on 90 minutes with stoppage time, as the rules page says.',
  'I will read it again once the line-ups are out, and write here if anything changes.',
  'Many ask about the chart: all times are Beijing time, taken three hours before the start.',
] as const;

export const ENGLISH_AUTHOR_REPLIES = [
  'Yes, 90 minutes with stoppage time.',
  'It is in the third paragraph.',
  'Seen, thanks for the correction.',
] as const;
