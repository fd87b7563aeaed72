import type { SignedRequest } from './signed-request';

/** For a shell: what is inside single quotes is taken as it is. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The variable that holds a user's token, so that no report does. */
export const tokenVariable = (role: string): string => `TOKEN_${role.toUpperCase().replace(/\W/g, '_')}`;

function bodyPart({ body }: SignedRequest): string[] {
  if (body === undefined) return [];
  if (typeof body === 'string') return [`--data ${quoted(body)}`];
  return [...body.keys()].map((name) => `-F ${quoted(`${name}=@photo.png;type=image/png`)}`);
}

/** One line that repeats the request, signed; `role` says whose token it carries. */
export function curlLine(request: SignedRequest, role: string | undefined): string {
  const headers = Object.entries(request.headers).map(([name, value]) =>
    name === 'token' && role !== undefined
      ? `-H "token: $${tokenVariable(role)}"`
      : `-H ${quoted(`${name}: ${value}`)}`,
  );
  const method = request.method === 'GET' ? [] : ['-X POST'];
  return ['curl -sS -i', ...method, quoted(request.url), ...headers, ...bodyPart(request)].join(' ');
}
