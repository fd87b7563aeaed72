import * as v from 'valibot';
import { defineCall, nothing } from '../call';
import { commonConfigRequest, domainListRequest } from '../first-requests';
import { list, words } from '../wire';
import { commonConfigData } from './common-config';

/** A domain the portal offers: `api`, `push`, `file`, `h5`; unknown types are kept out by the reader. */
export const domain = v.object({ type: v.picklist(['api', 'push', 'file', 'h5']), domain: words });
export type Domain = v.InferOutput<typeof domain>;

export const domainList = defineCall({
  name: 'domainList',
  ...domainListRequest,
  startup: true,
  body: nothing,
  data: list(domain, 'domains'),
});

export const commonConfig = defineCall({
  name: 'commonConfig',
  ...commonConfigRequest,
  startup: true,
  body: nothing,
  data: commonConfigData,
});

/** Files are read by URL: `{file domain}` + this + the file's id. */
export const FILE_PATH = '/api/forehead/system/file/get/';
