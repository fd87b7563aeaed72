/** A WebSocket whose other end is the test: it opens, says and closes what the test wants. */
export class FakeWebSocket {
  static readonly OPEN = 1;
  static made: FakeWebSocket[] = [];
  /** The dial that was made last. */
  static last(): FakeWebSocket {
    const last = FakeWebSocket.made.at(-1);
    if (last === undefined) throw new Error('nothing has been dialled');
    return last;
  }

  readonly sent: { readonly cmd: string; readonly channels?: readonly string[] }[] = [];
  readyState = 0;
  isDropped = false;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeWebSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.isDropped = true;
    this.readyState = 3;
  }

  /** The other end answers the handshake. */
  open(): void {
    this.readyState = FakeWebSocket.OPEN;
    this.onopen?.();
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** The line breaks, or the handshake is refused. */
  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}
