/** What the quiet bar says: nothing, which attempt is under way, or that the attempts are over. */
export type PushNotice =
  | { readonly kind: 'none' }
  | { readonly kind: 'retrying'; readonly attempt: number; readonly tries: number }
  | { readonly kind: 'failed' };
