/** A picture without what it does not show. */
export interface Photo {
  readonly type: 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly content: Buffer;
}

/** What one format's reader answers; undefined where the bytes are not of it, or end before they should. */
export type Cleaned = Omit<Photo, 'type'> | undefined;
