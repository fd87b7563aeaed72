import { fireEvent } from '@testing-library/react';
import { Avatar, AvatarStack } from '../../../../src/ui/media/avatar';
import { initials, toneOf } from '../../../../src/ui/media/initials';
import { renderUi } from '../../../support/unit/render-ui';

test.each([
  ['one sign of a Chinese name', '夜航说球', '夜'],
  ['two words', 'Night Talk', 'NT'],
  ['one word', 'messi', 'M'],
  ['more than two words', 'a b c', 'AB'],
  ['a whole character outside of the first plane', '𠮷野', '𠮷'],
  ['white space around', '  北看台 ', '北'],
  ['nothing', '', ''],
])('initials: %s', (_clause, name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('the same name has the same tint, and names differ', () => {
  const names = ['夜航说球', '绿茵老梁', '篮下风暴', '小鹿看英超', '阿泽聊球', '三分雨', '波波侃球', '南看台'];
  expect(names.map(toneOf)).toEqual(names.map(toneOf));
  expect(new Set(names.map(toneOf)).size).toBeGreaterThan(2);
  expect(names.every((name) => toneOf(name) >= 0 && toneOf(name) < 6)).toBe(true);
});

test('initials stand in when a picture does not come, and a new picture is tried again', () => {
  const { container, rerender } = renderUi(<Avatar name="Night Talk" src="/a" />);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('alt', '');
  if (image) fireEvent.error(image);
  expect(container).toHaveTextContent('NT');
  rerender(<Avatar name="Night Talk" src="/b" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/b');
});

test('a stack shows everybody it is given', () => {
  const { container } = renderUi(
    <AvatarStack
      people={[
        { id: '1', name: '甲' },
        { id: '2', name: '乙', src: '/2' },
      ]}
    />,
  );
  expect(container).toHaveTextContent('甲');
  expect(container.querySelectorAll('img')).toHaveLength(1);
});
