import { makePlaces, placeLimits } from '../../../backend/video/places';

const take = () => makePlaces({ ofAddress: 3, ofKey: 2, inAll: 5 });
const refused = (status: number) => expect.objectContaining({ status, code: status, retryAfterS: 10 });

it('an address has so many streams at once; one that ends makes room', () => {
  const place = take();
  const leave = place('a', undefined);
  place('a', undefined);
  place('a', undefined);
  expect(() => place('a', undefined)).toThrow(refused(429));
  place('b', undefined);
  leave();
  expect(place('a', undefined)).toBeInstanceOf(Function);
});

it('a key that was passed on opens no more than its member’s devices need, wherever they are [keys of private rooms.2]', () => {
  const place = take();
  place('a', 'k');
  place('b', 'k');
  expect(() => place('c', 'k')).toThrow(refused(429));
  expect(place('c', 'other')).toBeInstanceOf(Function);
});

it('all together are so many, and whoever is refused has taken nothing', () => {
  const place = take();
  const ends = ['a', 'b', 'c', 'd', 'e'].map((address) => place(address, 'k'.repeat(address.charCodeAt(0))));
  for (let n = 0; n < 9; n++) expect(() => place('f', undefined)).toThrow(refused(503));
  for (const end of ends) end();
  for (let n = 0; n < 3; n++) place('f', undefined);
  expect(() => place('f', undefined)).toThrow(refused(429));
});

it('--limits multiplies them', () => {
  expect(placeLimits(1)).toEqual({ ofAddress: 150, ofKey: 4, inAll: 500 });
  expect(placeLimits(0.02)).toEqual({ ofAddress: 3, ofKey: 1, inAll: 10 });
});
