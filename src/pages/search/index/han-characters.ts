/** Rows of GB 2312 that hold characters, and the cells of a row. */
const ROWS = [0xb0, 0xf7] as const;
const CELLS = [0xa1, 0xfe] as const;
/** The last five cells of this row are empty. */
const SHORT_ROW = 0xd7;
const SHORT_ROW_END = 0xf9;

/** The 6763 characters of GB 2312 in its order: every browser can write them down, so that nobody has to send them. */
export function hanCharacters(): string {
  const bytes: number[] = [];
  for (let row = ROWS[0]; row <= ROWS[1]; row += 1)
    for (let cell = CELLS[0]; cell <= (row === SHORT_ROW ? SHORT_ROW_END : CELLS[1]); cell += 1) bytes.push(row, cell);
  return new TextDecoder('gb18030').decode(new Uint8Array(bytes));
}
