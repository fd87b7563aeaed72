/** Codes of the back end beside those of section 8 of product.md. */
export const CONTRACT_CODE = 422;
export const NOT_FOUND_CODE = 404;
export const FAULT_CODE = 500;
/** Too busy just now, whoever asks. */
export const TRY_LATER_CODE = 503;

/** What whoever asks too often reads. */
export const TOO_OFTEN = '操作太频繁，请稍后再试';

/** A call that is not answered with data: what goes into the envelope, and the HTTP status around it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    /** When it may be asked again. */
    readonly retryAfterS?: number,
  ) {
    super(message);
  }
}

/** The request breaks the contract: HTTP 400; `what` names the header or field. */
export const brokenContract = (what: string) => new Refusal(400, CONTRACT_CODE, what);

export const noSuchCall = ({ method, path }: { readonly method: string; readonly path: string }) =>
  new Refusal(404, NOT_FOUND_CODE, `no such call: ${method} ${path}`);

/** The request is sound, the answer is no: HTTP 200 with a code, as business refusals are. */
export const businessRefusal = (code: number, message: string) => new Refusal(200, code, message);

export interface Envelope {
  readonly code: number;
  readonly msg: string;
  readonly data?: unknown;
}

export const refusalEnvelope = (code: number, msg: string): Envelope => ({ code, msg, data: null });
