import { FILE_PATH } from '../contract/config/calls-system';
import { type AllowHost, originOf } from './domains';

/** The one place that turns a file id into a URL. Absolute URLs pass for allowed hosts alone. */
export function createFileUrl(fileOrigin: () => string, allow: AllowHost): (file: string) => string {
  return (file) => {
    const origin = /^https?:\/\//i.test(file) && originOf(file);
    if (origin && allow(new URL(origin).host)) return file;
    return `${fileOrigin()}${FILE_PATH}${encodeURIComponent(file)}`;
  };
}
