/** The feed's sentences in English, line by line as in moment-texts.ts, with the same slots. */
export const PREVIEWS = [
  '{home} host {away}, {day} {time}. Live half an hour early to go through both line-ups.',
  'The one I want from {league} is {home} v {away}. See you in the room at {time}.',
  'Full squad in training at {home}, {n} starters out for {away}. {day} I expect the hosts to keep the ball and the visitors to break.',
  'Coming up: {home} v {away}, {day} {time}. Usual place, tea is on.',
  '{away} are winless in {n} on the road. {day} at {home}: how do you break a low block?',
  '{league} preview is done: overlaps from {home}, second balls for {away}.',
  'Yes, I am doing {home} v {away}. {time} sharp. If I’m late I read out the comments.',
  'Saving my voice: {home} v {away}, {day} {time}, the whole match on my own.',
] as const;

export const LIVE_NOTES = [
  '{home} keep finding that run inside the left channel. Do {away} push the wing-back up after the break? I’ve drawn the runs, frame by frame in the room.',
  '{score} now. {away} are pinned back with nobody linking up front. Time for a change.',
  '{home} win {pct} of their presses. The keeper at the other end has gone long three times running.',
  'Nearly three minutes of VAR on that one. I’ve drawn the lines in the room: on or off?',
  '{score}! Saw that cross? Type 1. Missed it? Come in for the replay.',
  '{away} have gone from a back three to a back four. That gap on the right won’t stay empty for long.',
  '{home} have slowed right down. The coach keeps waving them forward.',
] as const;

export const RECAPS = [
  '{home} {score} {away}. No shock in the score, plenty in how they got there. A {n}-minute review later.',
  'Just finished {home} v {away}, {score}. The best move of the night didn’t go in. That’s football.',
  '{league} done: {home} {score} {away}. {n} shots, and you can count the good ones on one hand.',
  '{score}. {away} at set pieces deserve a show of their own: two men lost in the box.',
  'Winners don’t always play well, losers don’t always play badly. {home} {score} {away}, eight out of ten for both keepers.',
  'The chat went quiet at the whistle. {home} {score} {away}. Sleep well, all.',
  'The {home} v {away} review is cut: why break number {n} never got its final ball.',
] as const;

export const OPINIONS = [
  '{club} don’t need a striker. They need somebody to carry the ball over halfway.',
  'Think {club} are dull? Look at their running off the ball: top three in the league.',
  '{club} have won {pct} at home this season, and look like another team away.',
  'One team to get me through the winter? {club}. I’ll tell you why in the room.',
  'About the {club} academy: {n} home-grown players in the rotation. Harder than buying a star.',
  '{club} and {rival} look more alike every year: one learned to wait, the other to press.',
  'Easy, {club} fans. Keep the squad fit through the busy weeks and the table takes care of itself.',
  'Nobody talks about {club} at set pieces. That’s {n} of their last ten goals.',
] as const;

export const PLANS = [
  'Double bill at the weekend: {home} first, then {away}. Tell me which one you want.',
  'This week: tactics on Tuesday, questions on Thursday, {home} v {away} {day} {time}.',
  'Day off {day}, but {home} at {time} is on as planned.',
  'The new mic is here. Sound check {day}, and a word on {home}.',
  'Fan questions move to {day}, before {time}. Post them below, I take {n} at most.',
  'Day {n} in a row and the voice is holding. {home} next.',
] as const;

export const BITS = [
  'The barbecue man downstairs asked if last night’s goal was offside. Ten minutes of drawing lines later: {n} free skewers.',
  'Alarm at four. First thought: off. Second thought: {club} kick off.',
  'The cat sat on the keyboard and posted half my {club} piece. Sorry, all.',
  'A listener sent me an old {club} scarf today. Thank you.',
  'Found a recording from {n} years ago. {club} really went for it back then.',
  'Some people watch in silence. When {club} score I’m off the sofa and at the door.',
  'Rain outside: old {club} games it is.',
  'Good night.',
  'Here we go.',
  'No football today, just how to stay up late and look fine in the morning (kidding, it’s {club} again).',
] as const;

export const DATA_NOTES = [
  'One number: {club} make 1.8 expected goals per 90 over the last {n} and score 1.1. That should turn.',
  '{pct} of {club} goals come after the break. Don’t judge them at half-time.',
  'Heat maps are up: {home} come down the right {pct} of the time. Long night for the {away} left-back.',
  'New running table: {n} {club} players in the top twenty.',
  'Fouls in {league}: {home} commit {n} a game up front. Breaking up play is a craft.',
] as const;

export const CLOSERS = [
  'What do you think?',
  'Talk below.',
  'Screenshots at the end.',
  'More in the room.',
  'Enjoy it, stay cool.',
  'Stopping here, meeting time.',
  'Disagree? Politely, please.',
  'From public footage, the drawings are mine.',
] as const;

export const LONG_BODIES = [
  'Shape first. {home} no longer send both full-backs up at once: one goes, one stays level with the holding midfielder, so there are always enough bodies when the ball is lost. The price is paid on the left, where the midfield has to pull wide and run a lot. After seventy minutes, look at the bench.',
  'Now {away}. Defending isn’t their problem, the first pass after winning it is: they go forward too soon and lose it within three touches. Last time the coach brought on somebody at half-time who can hold the ball, and possession went from 38 to 47 per cent. No win, but room to breathe.',
  'People ask me what to watch for in {league}. Not the score, the tempo. Both sides keep it on the floor, and whoever loses patience gets caught behind. Three of the four goals in their last meeting came from mistakes at the back. That’s not luck, that press was planned.',
  'Set pieces deserve a paragraph. {home} aim nearly every corner at the near post, three men block, and the real target is behind them. If {away} stay zonal, somebody has to be on the second ball around the spot. They conceded last week because nobody ran two steps back.',
  'And heads. By now everybody has injuries and nobody is fresh; the points go to whoever makes fewer mistakes. I don’t predict, I say what I see. Let’s check the answers after the match.',
] as const;
