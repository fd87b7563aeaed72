/** The browser, as far as the app reaches for it; the only place that names its globals is `remote/`. */
export interface Platform {
  readonly window: Window;
  readonly crypto: Crypto;
}
