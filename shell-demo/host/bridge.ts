import EventEmitter from 'eventemitter3';

type Witness = (event: string, payload: unknown) => void;

/** The bridge that the portal hands to the remote: an eventemitter3 that shows every event, of both directions, to a witness. */
export class WitnessedBridge extends EventEmitter {
  witness: Witness = () => undefined;

  override emit(event: string | symbol, ...payload: unknown[]): boolean {
    this.witness(String(event), payload[0]);
    return super.emit(event, ...payload);
  }
}
