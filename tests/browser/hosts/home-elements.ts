/** Elements of anchor home by what they are for somebody who looks; the first of each counts. */
export const HOME_ELEMENTS: readonly string[] = [
  ...['header', 'header nav a[aria-current]', 'header nav a:not([aria-current])', 'header nav a [role=img]'],
  ...['main section a', 'main section h2', 'main article', 'main article a'],
  ...['main [role=group]', 'main [role=group] a'],
  ...['main [role=tablist]', 'main [role=tab][aria-selected=true]', 'main [role=tab][aria-selected=false]'],
  ...['main [role=tabpanel] article', 'main [role=tabpanel] article button'],
  ...['main [role=tabpanel] article [aria-pressed=false]', 'aside button'],
];
