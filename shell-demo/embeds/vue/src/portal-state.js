import EventEmitter from 'eventemitter3';
import { reactive } from 'vue';

/** One for the life of the page. */
export const bridge = new EventEmitter();

/** What the portal tells the app; `null` is a visitor. */
export const told = reactive({ theme: 'normal', locale: 'en', session: null });
