import { Component, ElementRef, effect, inject, type OnDestroy, signal } from '@angular/core';
import { createInstance } from '@module-federation/runtime';
import { bridge, told } from './portal-state';

interface Handle {
  update(options: object): void;
  unmount(): void;
}
type MountModule = { mount(element: HTMLElement, options: object): Handle };

const remote = { name: 'sportInfo', entry: 'http://localhost:4001/mf-manifest.json' };
/** The API's origin; without it the app asks the portal's own. */
const api = { origin: 'http://localhost:4002' };
const federation = createInstance({ name: 'portal', remotes: [remote] });

@Component({
  selector: 'portal-sport-info',
  template: '@if (hasFailed()) { <p role="alert">Sport info cannot be had now.</p> }',
})
export class SportInfo implements OnDestroy {
  readonly hasFailed = signal(false);
  private readonly place: HTMLElement = inject(ElementRef).nativeElement.appendChild(document.createElement('div'));
  private readonly handle = signal<Handle | undefined>(undefined);
  private isGone = false;

  constructor() {
    effect(() => this.handle()?.update(told()));
    federation.loadRemote<MountModule>('sportInfo/mount').then(
      (entry) => {
        if (!this.isGone)
          this.handle.set(entry?.mount(this.place, { basename: '/sport-info', bridge, api, ...told() }));
      },
      () => this.hasFailed.set(true),
    );
  }

  ngOnDestroy() {
    this.isGone = true;
    this.handle()?.unmount();
  }
}
