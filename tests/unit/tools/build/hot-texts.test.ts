import { keepTexts, textChanges, textsOf } from '../../../../tools/build/refresh/hot-texts';

it('a catalogue that is read again is the same object, with the new texts in its groups', () => {
  const heard = jest.fn();
  const stop = textChanges.subscribe(heard);
  const first = keepTexts('en/room.json', { room: { more: 'More', old: 'Old' } });
  const copied = first['room'];
  const again = keepTexts('en/room.json', { room: { more: 'More!' }, added: { word: 'Word' } });
  expect(again).toBe(first);
  expect(copied).toEqual({ more: 'More!' });
  expect(textsOf('en')).toEqual({ room: { more: 'More!' }, added: { word: 'Word' } });
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
});

it('a language has its own catalogues alone', () => {
  keepTexts('zh-CN', { page: { title: '主播' } });
  keepTexts('en/tips.json', { tips: { title: 'Tips' } });
  expect(textsOf('zh-CN')).toEqual({ page: { title: '主播' } });
});
