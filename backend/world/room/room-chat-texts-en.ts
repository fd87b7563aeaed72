/** What people say in rooms in English, line by line as in room-chat-texts.ts: as a fan would, not word for word. */
const ANYWHERE = [
  'Here since the first minute',
  'Evening, everyone',
  'Evening all, just off work',
  'Sound’s a bit low',
  'Picture’s crisp, line 2 is steadier',
  'Class!',
  'Hahahaha',
  'How did that go in?',
  'How did that stay out?',
  'What is the ref looking at',
  'Spot on',
  'Nope, offside in the build-up',
  'Where’s the red envelope?',
  'Who else is watching?',
  'Love the detail on the tactics',
  'Run that replay again',
  'What’s on next?',
  'Work in the morning. Bed after this, promise',
  'First time here, followed',
  'nice play',
  'what a game!',
  'Steady, no rush',
  '🔥🔥🔥',
  '👏👏',
  'Now it’s getting loud',
  'Ten more minutes',
  'Just got here, what’s the score?',
  'Slow the comments down a bit haha',
  'Can we hear those numbers again?',
  'Have a sip of water, you’ve earned it',
  '<b>bold</b> is only text',
  'This one is long: I’ve watched them since primary school, back when we had a big box of a telly; I’d get up at night and keep the sound right down so my parents wouldn’t wake, couldn’t hear a word of the commentary, all for the last ten minutes',
  'مساء الخير',
] as const;

const FOOTBALL = [
  'Down the wing again, too easy',
  'The midfield is all theirs',
  'Time for a sub',
  'Corner! Come on',
  'What a save!',
  'Offside, surely?',
  'Worth a go from there',
  'Line’s too high, mind the space behind',
  'Watch the set piece',
  'How much added time?',
] as const;

const BASKETBALL = [
  'It’s raining threes',
  'Lovely pick-and-roll',
  'Can’t buy a rebound',
  'Time-out, please',
  'Just make the free throws',
  'This is where they pull away',
  'They own the paint',
  'Fast break!',
  'Rotation’s a step slow',
  'Who takes the last shot?',
] as const;

export const ENGLISH_CHAT_TEXTS = {
  football: [...ANYWHERE, ...FOOTBALL, ...FOOTBALL],
  basketball: [...ANYWHERE, ...BASKETBALL, ...BASKETBALL],
} as const;

export const ENGLISH_HOST_TEXTS = [
  'Watch the next sub',
  'They’re about to push up',
  'Big recovery run there',
  'Numbers at the next break',
  'New here? Hit follow',
] as const;

export const ENGLISH_MOD_TEXTS = [
  'No spamming, please. Let’s talk about the game',
  'Keep it friendly, everyone',
  'Ads get removed',
] as const;
