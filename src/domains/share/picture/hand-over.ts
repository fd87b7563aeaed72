const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/** True when the device's own sheet takes a file. */
export const canShareFile = (file: File): boolean =>
  typeof navigator.share === 'function' && navigator.canShare?.({ files: [file] }) === true;

/** Hands the file to the device's sheet; false where that failed. Who closes the sheet has decided, too. */
export async function shareFile(file: File, title: string): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title });
    return true;
  } catch (error) {
    return isAbort(error);
  }
}
