import { FILE_PATH } from '../contract/config/calls-system';

/** The one place that turns a file id into a URL; absolute http(s) URLs pass, anything else with a scheme does not. */
export function createFileUrl(fileOrigin: () => string): (file: string) => string {
  return (file) => {
    if (/^https?:\/\//i.test(file)) return file;
    return `${fileOrigin()}${FILE_PATH}${encodeURIComponent(file)}`;
  };
}
