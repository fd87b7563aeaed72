import { type CallReply, signedCall } from '../support/signed-call';
import type { UploadDisk } from './full-disk';
import type { Processes } from './processes';
import type { StallingProxy } from './stalling-proxy';

/** Something that goes wrong for a while; ends when it is over, not when all is well again. */
export interface Trouble {
  readonly name: string;
  readonly happen: () => Promise<void>;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Longer than a statement may take: calls fail, and lines are given up. */
const FROZEN_MS = 20_000;
const UPLOADS = 6;
const PHOTO_BYTES = 120_000;
const BLOCK = 255;

/** A GIF of bytes that cannot be pressed: it needs room wherever it is stored. */
function bigPhoto(): File {
  const blocks = Array.from({ length: Math.ceil(PHOTO_BYTES / BLOCK) }, () => [
    Buffer.from([BLOCK]),
    Buffer.from(crypto.getRandomValues(new Uint8Array(BLOCK))),
  ]).flat();
  const header = Buffer.from('47494638396101000100000000', 'hex');
  const image = Buffer.from('2c0000000001000100000000', 'hex').subarray(0, 11);
  const bytes = Buffer.concat([header, image, ...blocks, Buffer.from([0, 0x3b])]);
  return new File([new Uint8Array(bytes)], 'photo.gif', { type: 'image/gif' });
}

/** Photos that were stored, and those that were not, of so many. */
async function upload(url: string, token: string, count: number): Promise<{ stored: number; failed: number }> {
  let stored = 0;
  for (let sent = 0; sent < count; sent += 1) {
    const reply: Pick<CallReply, 'code'> = await signedCall(
      url,
      'fileUpload',
      {},
      { token, files: { file: bigPhoto() } },
    ).catch(() => ({ code: Number.NaN }));
    if (reply.code === 0) stored += 1;
  }
  return { stored, failed: count - stored };
}

interface Places {
  readonly processes: Processes;
  readonly line: StallingProxy;
  readonly disk: UploadDisk;
  readonly token: string;
  /** Uploads that a full disk took, and those that one with room refused: neither may be. */
  readonly wrong: { uploads: number };
}

async function fullDisk({ processes, disk, token, wrong }: Places): Promise<void> {
  const url = processes.urls().find((one) => one !== undefined) ?? '';
  await disk.fill();
  const full = await upload(url, token, UPLOADS);
  // The last free pages of the file may take one.
  wrong.uploads += Math.max(0, full.stored - 1);
  await disk.empty();
  const free = await upload(url, token, UPLOADS);
  wrong.uploads += free.failed;
}

export function makeTroubles(places: Places): readonly Trouble[] {
  const { processes, line, disk } = places;
  let killed = 0;
  return [
    {
      name: 'kill -9 of a process',
      happen: () => {
        killed += 1;
        return processes.killOne(killed % processes.urls().length);
      },
    },
    {
      name: `a database that is silent for ${FROZEN_MS / 1000} s`,
      async happen() {
        line.freeze();
        await pause(FROZEN_MS);
        line.thaw();
      },
    },
    { name: `a full disk for uploads (${disk.how})`, happen: () => fullDisk(places) },
  ];
}
