/** The state of the quiet bar: nothing, the running attempt, or the end of all attempts. */
export type PushNotice =
  | { readonly kind: 'none' }
  | { readonly kind: 'retrying'; readonly attempt: number; readonly tries: number }
  | { readonly kind: 'failed' };
