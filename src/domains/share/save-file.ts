/** Long enough for any browser to have taken the file over. */
const KEPT_MS = 30_000;
/** Characters that some file system of a phone or desktop refuses in a name. */
const FORBIDDEN = /[\\/:*?"<>|]/g;

/** Hands a text or a picture to the browser as a file to save or to open. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replace(FORBIDDEN, '_');
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
