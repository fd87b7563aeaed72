import EventEmitter from 'eventemitter3';
import { reactive } from 'vue';

/** One for the life of the page. */
export const bridge = new EventEmitter();

/** The app is told these by the portal; a session of `null` is a visitor. */
export const told = reactive({ theme: 'normal', locale: 'en', session: null });
