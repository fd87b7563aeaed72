import { Location } from '@angular/common';
import { Component, inject, signal } from '@angular/core';
import { NavigationEnd, Router, RouterLink, RouterOutlet } from '@angular/router';
import { bridge, told } from './portal-state';

@Component({ selector: 'portal-home', template: '<h1>The portal</h1>' })
export class Home {}

@Component({
  selector: 'portal-log-in',
  template: `
    <form (submit)="logIn($event, token.value)">
      <input #token aria-label="Token" required>
      <button type="submit">Log in</button>
    </form>
  `,
})
export class LogIn {
  private readonly location = inject(Location);

  logIn(event: Event, token: string) {
    event.preventDefault();
    told.update((before) => ({ ...before, session: { token } }));
    // The page that asked is right behind.
    this.location.back();
  }
}

@Component({
  selector: 'portal-root',
  imports: [RouterLink, RouterOutlet],
  template: `
    <nav>
      <a routerLink="/">Home</a> <a routerLink="/sport-info">Sport info</a>
      <button type="button" (click)="flip('theme', 'normal', 'dark')">Theme</button>
      <button type="button" (click)="flip('locale', 'en', 'zh-CN')">Language</button>
      <output data-testid="router">{{ path() }}</output> <output data-testid="said">{{ said() }}</output>
    </nav>
    <router-outlet />
  `,
})
export class Portal {
  readonly path = signal('');
  readonly said = signal('');

  constructor() {
    const router = inject(Router);
    router.events.subscribe((event) => event instanceof NavigationEnd && this.path.set(event.urlAfterRedirects));
    bridge.on('login:jump', () => void router.navigateByUrl('/login'));
    bridge.on('navigate:out', ({ href, path }) => window.location.assign(href || path));
    bridge.on('customer-service:open', ({ from }) => this.said.set(`Customer service for ${from}`));
  }

  flip(name: 'theme' | 'locale', one: string, other: string) {
    told.update((before) => ({ ...before, [name]: before[name] === one ? other : one }));
  }
}
