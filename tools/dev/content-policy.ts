/**
 * The Content Security Policy that shell and standalone page run under: nothing inline, no eval, no foreign origin but the
 * remote's. `blob:` is what Media Source video and a picture before its upload need; `data:` is for small pictures.
 */
export function contentPolicy(origins: { readonly remote: string; readonly push: string }): string {
  const { remote, push } = origins;
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${remote}`,
    `style-src 'self' ${remote}`,
    `font-src 'self' ${remote}`,
    `img-src 'self' ${remote} data: blob:`,
    "media-src 'self' blob:",
    // 'self' does not cover ws: in Safari 15.4.
    `connect-src 'self' ${remote} ${push}`,
    "manifest-src 'self'",
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ];
  return directives.join('; ');
}
