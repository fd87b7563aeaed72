import type { ChangedSheet } from './changed-sheet';
import { putSheet, SHEET_MESSAGE } from './put-sheet';

/** The dev server's socket, in the page: sheets are put in place at once, all else is for the bundler's client. */
export default class SheetSocket {
  private readonly socket: WebSocket;

  constructor(url: string) {
    this.socket = new WebSocket(url);
  }

  onOpen(heard: () => void): void {
    this.socket.onopen = heard;
  }

  onClose(heard: () => void): void {
    this.socket.onclose = heard;
  }

  onMessage(heard: (text: string) => void): void {
    this.socket.onmessage = ({ data }: MessageEvent<string>) => {
      const message: { readonly type: string; readonly data?: unknown } = JSON.parse(data);
      if (message.type === SHEET_MESSAGE) putSheet(message.data as ChangedSheet);
      else heard(data);
    };
  }
}
