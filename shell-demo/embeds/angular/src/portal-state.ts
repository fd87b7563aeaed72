import { signal } from '@angular/core';
import EventEmitter from 'eventemitter3';

/** One for the life of the page. */
export const bridge = new EventEmitter();

/** The app is told these by the portal; a session of `null` is a visitor. */
export const told = signal({ theme: 'normal', locale: 'en', session: null as { token: string } | null });
