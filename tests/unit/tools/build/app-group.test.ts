import { bringForward } from '../../../../tools/build/app-group';

const exposed = (name: string) => ({
  name,
  assets: {
    js: { sync: [`${name}.js`], async: ['app.1.js', 'news.1.js'] },
    css: { sync: [], async: ['app.1.css', 'news.1.css'] },
  },
});

it("the app's files count among what its door needs at once, the pages' do not [axios.2]", () => {
  const entry = exposed('SportInfoApp');
  const other = exposed('preload');
  bringForward([entry, other], 'SportInfoApp', ['app.1.js', 'app.1.css']);
  expect(entry.assets).toEqual({
    js: { sync: ['SportInfoApp.js', 'app.1.js'], async: ['news.1.js'] },
    css: { sync: ['app.1.css'], async: ['news.1.css'] },
  });
  expect(other).toEqual(exposed('preload'));
});
