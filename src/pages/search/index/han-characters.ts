/** Rows of GB 2312 that hold characters, and the cells of a row. */
const FIRST_ROW = 0xb0;
const LAST_ROW = 0xf7;
const FIRST_CELL = 0xa1;
const LAST_CELL = 0xfe;
/** The last five cells of this row are empty. */
const SHORT_ROW = 0xd7;
const SHORT_ROW_END = 0xf9;

/** The 6763 characters of GB 2312 in its order: every browser can write them down, so that nobody has to send them. */
export function hanCharacters(): string {
  const bytes: number[] = [];
  for (let row = FIRST_ROW; row <= LAST_ROW; row += 1) {
    const last = row === SHORT_ROW ? SHORT_ROW_END : LAST_CELL;
    for (let cell = FIRST_CELL; cell <= last; cell += 1) bytes.push(row, cell);
  }
  return new TextDecoder('gb18030').decode(new Uint8Array(bytes));
}
