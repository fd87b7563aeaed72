import { APP_BASE_HREF } from '@angular/common';
import { provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { provideRouter } from '@angular/router';
import { Home, LogIn, Portal } from './portal';
import { SportInfo } from './sport-info';

const routes = [
  { path: '', pathMatch: 'full' as const, component: Home },
  { path: 'login', component: LogIn },
  { path: 'sport-info', children: [{ path: '**', component: SportInfo }] },
];
// In place of a `<base>`, which a strict policy refuses.
const base = { provide: APP_BASE_HREF, useValue: '/' };
void bootstrapApplication(Portal, { providers: [provideZonelessChangeDetection(), provideRouter(routes), base] });
