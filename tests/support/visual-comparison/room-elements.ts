import { type ComparedElement, cls } from './compare-elements';

const matchBar = cls('match-bar__bar');
const hostBar = cls('live-room__hostBar');

/** What every state and tab of the room has on top. */
const TOP: readonly ComparedElement[] = [
  { name: 'picture', ours: cls('player__player'), mock: '.si-video', size: 'box', placed: true, but: ['color'] },
  { name: 'title', ours: cls('player__title'), mock: '.si-video__title', size: 'height', placed: true },
  { name: 'standing', ours: cls('player__sub'), mock: '.si-video__sub', size: 'none', placed: true },
  { name: 'host', ours: hostBar, mock: '.si-hostbar', size: 'box', placed: true },
  {
    name: 'portrait',
    ours: `${hostBar} ${cls('avatar__avatar')}`,
    mock: '.si-hostbar .si-avatar',
    size: 'box',
    placed: true,
  },
  { name: 'host name', ours: cls('live-room__name'), mock: '.si-hostbar b', size: 'height', placed: true },
  { name: 'tag', ours: `${hostBar} ${cls('badge__badge')}`, mock: '.si-hostbar .si-badge', size: 'height' },
  {
    name: 'followers',
    ours: `${hostBar} ${cls('text__meta')}`,
    mock: '.si-hostbar .si-meta',
    size: 'height',
    placed: true,
  },
  {
    name: 'follow',
    ours: `${hostBar} ${cls('button__button')}`,
    mock: '.si-hostbar .si-btn',
    size: 'box',
    placed: true,
  },
  { name: 'match bar', ours: matchBar, mock: '.si-mbar', size: 'box', placed: true },
  { name: 'crest', ours: `${matchBar} ${cls('crest__crest')}`, mock: '.si-mbar .si-crest', size: 'box' },
  { name: 'score', ours: cls('match-bar__score'), mock: '.si-mbar .si-score', size: 'height' },
  { name: 'tabs', ours: cls('tabs__tabs'), mock: '.si-tabs', size: 'box', placed: true },
  {
    name: 'chosen tab',
    ours: `${cls('tabs__tab')}[aria-selected=true]`,
    mock: '.si-tab[aria-selected=true]',
    size: 'height',
  },
];

const row = cls('anchor-row__row');
const section: readonly ComparedElement[] = [
  { name: 'section head', ours: cls('section__head'), mock: '.si-sec__head', size: 'box', placed: true },
  { name: 'section title', ours: cls('section__title'), mock: '.si-sec__title', size: 'height', placed: true },
];

export const ROOM_MATCH: readonly ComparedElement[] = [
  ...TOP,
  ...section,
  { name: 'row', ours: row, mock: '.si-li', size: 'box', placed: true },
  {
    name: 'row portrait',
    ours: `${row} ${cls('avatar__avatar')}`,
    mock: '.si-li .si-avatar',
    size: 'box',
    placed: true,
  },
  { name: 'switch', ours: `${row} ${cls('button__soft')}`, mock: '.si-li .si-btn--soft', size: 'height' },
];

export const ROOM_RANKING: readonly ComparedElement[] = [
  ...TOP,
  ...section,
  { name: 'row', ours: row, mock: '[data-panel=rank] .si-li', size: 'box', placed: true },
  { name: 'place', ours: cls('rank__rank'), mock: '.si-rank', size: 'box', placed: true },
];

export const ROOM_MOMENTS: readonly ComparedElement[] = [
  ...TOP,
  ...section,
  { name: 'sort', ours: cls('segmented__track'), mock: '[data-panel=moment] .si-seg', size: 'height', placed: true },
  { name: 'moment', ours: cls('moment-card__card'), mock: '.si-moment', size: 'none', placed: true },
];

export const ROOM_INPUT: readonly ComparedElement[] = [
  { name: 'input bar', ours: cls('input-bar__bar'), mock: '.si-inputbar', size: 'box', placed: true },
  {
    name: 'field',
    ours: cls('input-bar__field'),
    mock: '.si-field',
    size: 'height',
    placed: true,
    // A field of text has no children whose gaps could be seen.
    but: ['color', 'rowGap', 'columnGap'],
  },
  {
    name: 'send',
    ours: `${cls('input-bar__bar')} ${cls('button__button')}`,
    mock: '.si-inputbar .si-btn',
    size: 'height',
  },
];

const actions = cls('message-actions__acts');
/** A row that was tapped, over the emoji. */
export const ROOM_CHAT: readonly ComparedElement[] = [
  { name: 'row', ours: `button${cls('chat__row')}`, mock: '.si-chat__r', size: 'none', but: ['backgroundColor'] },
  { name: 'speaker', ours: cls('chat__name'), mock: '.si-chat__r b', size: 'none' },
  { name: 'mark of the anchor', ours: cls('chat__host'), mock: '.si-chat__r .si-mark--host', size: 'height' },
  { name: 'mark of who keeps order', ours: cls('chat__mod'), mock: '.si-chat__r .si-mark--mod', size: 'height' },
  { name: 'quote', ours: cls('message-actions__quote'), mock: '.rm-q', size: 'none' },
  { name: 'who is quoted', ours: cls('message-actions__name'), mock: '.rm-q .si-b', size: 'none' },
  { name: 'what is quoted', ours: cls('message-actions__said'), mock: '.rm-q .si-sub', size: 'none' },
  { name: 'action', ours: `${actions} > button`, mock: '.rm-acts button', size: 'height' },
  { name: 'sign of an action', ours: `${actions} ${cls('message-actions__icon')}`, mock: '.rm-acts span', size: 'box' },
  { name: 'grave action', ours: cls('message-actions__grave'), mock: '.rm-acts .w', size: 'box' },
  { name: 'emoji', ours: `${cls('emoji-panel__grid')} > button`, mock: '.rm-emo__g button', size: 'height' },
  { name: 'foot of the emoji', ours: cls('emoji-panel__foot'), mock: '.rm-emo__t', size: 'height' },
];

const mini = cls('mini-player__mini');
/** Left for another page; the mock is drawn in a frame that is narrower than the view. */
export const ROOM_MINI: readonly ComparedElement[] = [
  { name: 'mini player', ours: mini, mock: '.si-mini', size: 'height' },
  {
    name: 'its picture',
    ours: `${mini} ${cls('mini-player__picture')}`,
    mock: '.si-mini__v',
    size: 'box',

    but: ['color'],
  },
  { name: 'its anchor', ours: cls('mini-player__name'), mock: '.si-mini b', size: 'height' },
];

export const ROOM_SETTINGS: readonly ComparedElement[] = [
  { name: 'setting', ours: cls('danmaku__setting'), mock: '.rm-set', size: 'none' },
  { name: 'preview', ours: cls('danmaku__preview'), mock: '.rm-prev', size: 'height' },
  {
    name: 'message of mine',
    ours: `${cls('danmaku__preview')} ${cls('danmaku__mine')}`,
    mock: '.rm-prev .me',
    size: 'none',
  },
];

/** Drawn in a frame too, so that a card's width is another. */
export const ROOM_NEXT: readonly ComparedElement[] = [
  { name: 'card', ours: cls('next__card'), mock: '.rm-card', size: 'none', but: ['color'] },
  { name: 'cover', ours: cls('next__cover'), mock: '.rm-card__v', size: 'none' },
  { name: 'watching', ours: cls('next__watching'), mock: '.rm-card__n', size: 'height' },
  { name: 'body', ours: cls('next__body'), mock: '.rm-card__b', size: 'height' },
  { name: 'what is on', ours: cls('next__what'), mock: '.rm-card__b b', size: 'height' },
];

const top = cls('player__top');
const foot = cls('player__bottom');
/** On its side in full screen, the chat beside the picture. */
export const ROOM_FULL: readonly ComparedElement[] = [
  {
    name: 'title',
    ours: `${top} ${cls('player__title')}`,
    mock: '[data-panel=land] .si-video__title',
    size: 'height',
    placed: true,
  },
  {
    name: 'standing',
    ours: cls('player__sub'),
    mock: '[data-panel=land] .si-video__sub',
    but: ['fontFamily'],
    size: 'none',
    placed: true,
  },
  {
    name: 'way out',
    ours: `${top} button`,
    mock: '[data-panel=land] .si-video__top .si-iconbtn',
    size: 'box',
    placed: true,
  },
  {
    name: 'field',
    ours: `${foot} ${cls('full-chat__field')}`,
    mock: '[data-panel=land] .si-land__f',
    size: 'height',
  },
  { name: 'chat', ours: cls('full-chat__column'), mock: '[data-panel=land] .si-land__c', size: 'box', placed: true },
  {
    name: 'head of the chat',
    ours: cls('full-chat__head'),
    mock: '[data-panel=land] .si-land__h',
    size: 'box',
    placed: true,
  },
  { name: 'its title', ours: cls('full-chat__title'), mock: '[data-panel=land] .si-land__h b', size: 'height' },
  {
    name: 'fold',
    ours: cls('full-chat__fold'),
    mock: '[data-panel=land] .si-land__h button',
    size: 'box',
    placed: true,
  },
];

/** The same with the chat folded away. */
export const ROOM_FULL_WIDE: readonly ComparedElement[] = [
  {
    name: 'title',
    ours: `${top} ${cls('player__title')}`,
    mock: '[data-panel=wide] .si-video__title',
    size: 'height',
    placed: true,
  },
  { name: 'field', ours: `${foot} ${cls('full-chat__field')}`, mock: '[data-panel=wide] .si-land__f', size: 'height' },
  {
    name: 'unfold',
    ours: cls('full-chat__unfold'),
    mock: '[data-panel=wide] .si-video__top .si-video__txt',
    // A space that does not break is the gap there.
    but: ['rowGap', 'columnGap'],
    size: 'height',
  },
];
