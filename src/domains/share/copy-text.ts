/** Selects the text in a field that nobody sees, the way of browsers without the clipboard API, or without a secure context. */
function copyBySelection(text: string, parent: HTMLElement): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  Object.assign(field.style, { position: 'fixed', insetBlockStart: '0', opacity: '0', fontSize: '16px' });
  const focused = document.activeElement;
  parent.append(field);
  field.select();
  field.setSelectionRange(0, text.length);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** Puts a text on the clipboard; false where the browser allows neither way. `place`: an element of ours. Never throws. */
export async function copyText(text: string, parent: HTMLElement): Promise<boolean> {
  try {
    // Undefined outside of a secure context, whatever the types say.
    await (navigator.clipboard as Clipboard | undefined)?.writeText(text);
    if (navigator.clipboard !== undefined) return true;
  } catch {
    // Not allowed here, as in an iframe without the permission: the old way may still be.
  }
  return copyBySelection(text, parent);
}
