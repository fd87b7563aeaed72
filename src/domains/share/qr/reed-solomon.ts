/** Products in the field of 256 elements that QR codes use (ISO/IEC 18004, polynomial 0x11D). */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** The generator of so many correction bytes, highest power first, without the leading one. */
function generatorOf(degree: number): number[] {
  const result: number[] = Array.from({ length: degree }, (_, index) => (index === degree - 1 ? 1 : 0));
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    for (let place = 0; place < degree; place += 1)
      result[place] = times(result[place] ?? 0, root) ^ (result[place + 1] ?? 0);
    root = times(root, 2);
  }
  return result;
}

/** The correction bytes of a block of data bytes. */
export function correctionOf(data: readonly number[], degree: number): number[] {
  const generator = generatorOf(degree);
  const rest = Array.from({ length: degree }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    generator.forEach((term, place) => {
      rest[place] = (rest[place] ?? 0) ^ times(term, factor);
    });
  }
  return rest;
}
