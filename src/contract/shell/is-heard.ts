import type { BridgeEmitter } from './mount-options';
import type { OutEventName } from './shell-events';

/** True when a host hears an event. An emitter that cannot count its listeners is taken to have some; without one the app is alone. */
export const isHeard = (bridge: BridgeEmitter | undefined, event: OutEventName): boolean =>
  bridge !== undefined && bridge.listenerCount?.(event) !== 0;
