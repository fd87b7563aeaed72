import { NextResponse } from 'next/server';

const [remote, api] = ['http://localhost:4001', 'http://localhost:4002'];

/** A policy with a nonce, which Next gives to its own scripts; `strict-dynamic` passes it on to the federation runtime's. */
export function proxy(request) {
  const nonce = btoa(crypto.randomUUID());
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' ${remote}`,
    `font-src 'self' ${remote}`,
    `img-src 'self' ${remote} ${api} data: blob:`,
    "media-src 'self' blob:",
    `connect-src 'self' ${remote} ${api} ${api.replace('http', 'ws')}`,
    "base-uri 'none'",
  ].join('; ');
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}
