import { FILE_PATH } from '../contract/config/calls-system';
import { type AllowHost, originOf } from './domains';

/**
 * The one place that turns a file id into a URL. An absolute http(s) URL of an allowed host passes; any other is a file id like
 * all else: who looks at a stranger's picture is not told to the stranger's server.
 */
export function createFileUrl(fileOrigin: () => string, allow: AllowHost): (file: string) => string {
  return (file) => {
    const origin = /^https?:\/\//i.test(file) && originOf(file);
    if (origin && allow(new URL(origin).host)) return file;
    return `${fileOrigin()}${FILE_PATH}${encodeURIComponent(file)}`;
  };
}
