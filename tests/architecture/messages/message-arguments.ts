/** The names of the arguments and tags of an ICU text, sorted; throws when it is not ICU. */
export async function argumentsOf(message: string): Promise<string[]> {
  const { default: compile } = await import('icu-minify/compile');
  const names = new Set<string>();
  collectParts(compile(message), names);
  return [...names].sort();
}

/** A compiled message is text or a list of parts; a part that is more than text is `[name, …]`. */
function collectParts(parts: unknown, names: Set<string>): void {
  if (!Array.isArray(parts)) return;
  for (const part of parts) if (Array.isArray(part)) collectPart(part, names);
}

/** `[name]`, `[name, kind, style]`, `[name, kind, { branch: parts }]` with kind a number, or a tag `[name, ...parts]`. */
function collectPart([name, kind, ...rest]: unknown[], names: Set<string>): void {
  names.add(String(name));
  if (typeof kind !== 'number') {
    collectParts([kind, ...rest], names);
    return;
  }
  const [branches] = rest;
  if (branches && typeof branches === 'object') for (const parts of Object.values(branches)) collectParts(parts, names);
}
