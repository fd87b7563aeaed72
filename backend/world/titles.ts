/** Titles that users can have; a title's id is its place, counted from 1 (user/title/list/all). */
export const TITLES = ['新手上路', '看台常客', '连红达人', '数据专家', '盈利先锋', '年度之星'] as const;

/** The id of a title. */
export const titleId = (title: (typeof TITLES)[number]): number => TITLES.indexOf(title) + 1;
