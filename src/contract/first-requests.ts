import { BANNER_CATEGORY, MOMENT_SORT } from './codes';

/** Requests of the first screen, apart from their answers: they leave before the code that reads these is there. */
export const domainListRequest = {
  name: 'domainList',
  method: 'POST',
  path: '/api/forehead/system/domain/list/v2',
  encoding: 'form',
  pidHeader: false,
  startup: true,
} as const;

export const commonConfigRequest = {
  name: 'commonConfig',
  method: 'POST',
  path: '/api/forehead/system/config/get/common/config',
  encoding: 'form',
  pidHeader: false,
  startup: true,
} as const;

export const anchorHomeRequest = {
  name: 'anchorHome',
  method: 'GET',
  path: '/ssapi/anchor/list/v2',
  encoding: 'query',
  pidHeader: false,
} as const;

/** The fields of anchor home's first reading. */
export const anchorHomeFields = (pid: string, jumpGame: string) => ({
  pid,
  matchSource: jumpGame,
  t: 1,
  momentSort: MOMENT_SORT.newest,
});

export const imagesRequest = {
  name: 'images',
  method: 'POST',
  path: '/api/forehead/system/config/images/query',
  encoding: 'form',
  pidHeader: false,
} as const;

/** The fields of anchor home's banners in a browser. */
export const homeBannersFields = { categoryId: BANNER_CATEGORY.anchorHome } as const;
