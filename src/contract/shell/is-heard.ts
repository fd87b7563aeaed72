import type { BridgeEmitter } from './mount-options';
import type { OutEventName } from './shell-events';

/** True when a host hears an event. An emitter that cannot count its listeners is taken to have some; without one the app is alone. */
export function isHeard(bridge: BridgeEmitter | undefined, event: OutEventName): boolean {
  try {
    return bridge !== undefined && bridge.listenerCount?.(event) !== 0;
  } catch {
    return true;
  }
}
