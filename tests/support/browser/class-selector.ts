/** `button__button` → any element of that class, whatever hash the build put behind it. */
export const cls = (name: string) => `[class*="si-${name}--"]`;
