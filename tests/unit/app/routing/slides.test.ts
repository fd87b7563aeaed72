import { filesBelow, textOf } from '../../../architecture/project-files';

/** A view transition would freeze the host's document too. */
test('an animation of our own sheet, and no view transition anywhere [slides.1]', () => {
  const sheet = textOf('src/app/routing/slide-in.module.css');
  expect(sheet).toMatch(/^\.fromEnd \{\s+animation: /m);
  expect(sheet).toMatch(/^\.fromStart \{\s+animation: /m);
  const transitions = filesBelow('src', '.ts', '.tsx', '.css').filter((file) =>
    /startViewTransition|viewTransition|view-transition/.test(textOf(file)),
  );
  expect(transitions).toEqual([]);
});
