/** decisions.md, React; Chrome 99 and Safari 15.4: what is older gets the plain page. */
it('alone, a browser below the floor is told so, and nothing is asked', () => {
  globalThis.fetch = jest.fn();
  Reflect.deleteProperty(window, 'structuredClone');
  document.body.innerHTML = '<div id="root"></div>';
  jest.isolateModules(() => {
    require('../../../src/standalone');
  });
  expect(document.querySelector('[role="alert"]')).toHaveTextContent('请升级浏览器后再打开');
  expect(globalThis.fetch).not.toHaveBeenCalled();
});
