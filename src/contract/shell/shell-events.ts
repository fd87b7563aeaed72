import * as v from 'valibot';
import { soft, text, words } from '../wire';
import { LOCALES } from './languages';

const path = v.pipe(text, v.startsWith('/'), v.maxLength(2048));
const params = v.record(text, text);

/** Events that the remote sends to the shell. `fullPath` and `backPath` include basename and query. */
export const outEvents = {
  /** The app answers; the shell may end its own loading state. `version` is the build's, `contract` this reference's; `paths` lead below the basename, for `navigate`: those of the main tabs, of search and of what the user follows. */
  ready: v.object({
    version: text,
    contract: text,
    paths: v.object({ tabs: v.array(v.object({ name: text, path })), search: path, mine: path }),
  }),
  /** The app is at another place. */
  'route:change': v.object({ path, fullPath: path, action: v.picklist(['push', 'replace', 'pop']) }),
  /** A member is needed: show the log-in and come back to `backPath`. */
  'login:jump': v.object({ backPath: path }),
  /** A target outside this app (product.md, section 2): open `href`, or `path` with `params`. */
  'navigate:out': v.object({ path, params, href: text }),
  /** The user wants customer service; `from` is the full path. */
  'customer-service:open': v.object({ from: path }),
  /** The server ended the session (405, 505, 14010): the app goes on as a visitor. */
  'session:expired': v.object({ code: v.number(), message: text }),
  /** Said to the user; with the option `toasts: 'host'` only the host shows it. */
  toast: v.object({ type: v.picklist(['fail', 'success', 'info', 'warn']), text }),
  /** The page's title, for the document. */
  'title:change': v.object({ title: text }),
  /** The user sees a failure: the start-up's kind, `crashed`, or `outdated`: this release's code is gone, a reload brings the next one. */
  error: v.object({ kind: text, message: text, requestId: soft(text, 'requestId') }),
  /** A step of the user; none is sent until the option `tracking` allows it. */
  track: v.object({ name: text, params }),
  /** An anchor is on air, or none any more: the badge at the anchors' tab. This event, `player:change` and `release:new` are looked after once somebody listens. */
  'badge:change': v.object({ live: v.boolean() }),
  /** The server has taken that the user follows an anchor or an expert, or no longer does: one of the two ids is there. */
  'follow:change': v.object({ hostId: v.optional(text), professorId: v.optional(text), followed: v.boolean() }),
  /** The server has taken that the user booked a match, or no longer wants it. */
  'booking:change': v.object({ matchId: text, booked: v.boolean() }),
  /** A room's picture plays or is about to (`playing`), has no sound (`muted`), goes on beside other pages (`small`). Gone, it neither plays nor is small. */
  'player:change': v.object({ playing: v.boolean(), muted: v.boolean(), small: v.boolean() }),
  /** A later release stands at the server; a reload brings it. Told once; `contract` is its contract. */
  'release:new': v.object({ contract: text }),
} as const;

/** A session as a host gives it; logged in means a non-empty token, a uid alone is a visitor. */
export const sessionValue = v.object({
  token: v.pipe(text, v.trim()),
  uid: v.optional(v.pipe(v.union([text, v.number()]), v.transform(String)), ''),
  username: soft(text, 'username'),
  headUrl: soft(text, 'headUrl'),
});
export type SessionValue = v.InferOutput<typeof sessionValue>;

export const themeValue = v.picklist(['normal', 'dark']);
export type Theme = v.InferOutput<typeof themeValue>;
export const localeValue = v.picklist(LOCALES);
export const mainTab = v.picklist(['anchor', 'news']);
export type MainTab = v.InferOutput<typeof mainTab>;

/** Switches of the platform; what is left out comes from the common config, else off. */
export const flagsValue = v.object({
  euro: v.optional(v.boolean()),
  worldCupTab: v.optional(v.boolean()),
  specialRooms: v.optional(v.boolean()),
  photoUpload: v.optional(v.boolean()),
});
export type Flags = v.InferOutput<typeof flagsValue>;

/** The customer-service entry; what is left out stays as it is. */
export const serviceValue = v.object({
  /** Shows the red dot; opening the service takes it away. */
  redDot: v.optional(v.boolean()),
  /** The bubble's text; "" is the app's own words, null takes the bubble away. */
  notice: v.optional(v.nullable(v.pipe(text, v.maxLength(80)))),
});
export type ServiceValue = v.InferOutput<typeof serviceValue>;

/** Commands that the shell sends to the remote. */
export const inCommands = {
  /** Another user; null is a visitor. */
  session: v.nullable(sessionValue),
  /** Changes the look. */
  theme: themeValue,
  /** Changes the language. */
  locale: localeValue,
  /** Switches of the platform; those left out go back to the common config. */
  flags: flagsValue,
  /** Opens a plaza tab. */
  selectTab: mainTab,
  /** A path below the basename. */
  navigate: v.pipe(words, v.startsWith('/'), v.maxLength(2048)),
  /** The host hides or shows the app inside its page: hidden, it lives as on a hidden page. */
  visibility: v.picklist(['visible', 'hidden']),
  /** Red dot and bubble of the customer service. */
  service: serviceValue,
  /** Forgets the user on this device, in every mount and tab: token, ids, name, portrait; the device gets a new id. */
  reset: v.literal(true),
  /** Plays or pauses a room's picture, takes or gives its sound, makes it small (the app goes to the anchors) or large again; what is left out stays, and without a picture nothing happens. A browser may refuse sound before a tap. */
  player: v.object({
    playing: v.optional(v.boolean()),
    muted: v.optional(v.boolean()),
    small: v.optional(v.boolean()),
  }),
  /** Reads again what is on the screen. */
  refresh: v.literal(true),
} as const;

export type OutEvents = { readonly [K in keyof typeof outEvents]: v.InferInput<(typeof outEvents)[K]> };
export type InCommands = { readonly [K in keyof typeof inCommands]: v.InferInput<(typeof inCommands)[K]> };
export type OutEventName = keyof OutEvents;
export type InCommandName = keyof InCommands;
