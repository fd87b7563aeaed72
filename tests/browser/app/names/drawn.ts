/** CSS px of the window. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where an element is seen; those that it lies in are places in the list of all. */
export interface Place {
  readonly parent: number;
  /** What it lies in that stands while the page moves; -1: the page. */
  readonly layer: number;
  /** What it lies in that lies on a picture; -1: nothing. */
  readonly badge: number;
  readonly box: Edges;
  /** What no ancestor cuts off of it. */
  readonly seen: Edges;
  /** What it and its ancestors leave to be seen of its own words. */
  readonly clip: Edges;
}

export interface Look {
  /** Tag and class, for people. */
  readonly name: string;
  readonly words: string;
  /** The box without its padding. */
  readonly content: Edges;
  /** A surface, a line around it or a picture: something one sees without its words. */
  readonly isInked: boolean;
  readonly isControl: boolean;
  readonly isExcused: boolean;
  readonly isList: boolean;
  /** What it stands for ends here for the eye: the row, card or cell of a name. */
  readonly isRow: boolean;
  /** Its children may stand side by side. */
  readonly isColumns: boolean;
  /** A text that ends at the right, so that free space before it is room. */
  readonly isAtEnd: boolean;
}

export interface DrawnElement extends Place, Look {
  /** Letters of a text that is cut that can still be read; undefined: it is whole. */
  readonly left: string | undefined;
}

/** A line of a text. */
export interface DrawnText extends Edges {
  readonly element: number;
  readonly words: string;
}

export interface Drawn {
  readonly elements: readonly DrawnElement[];
  readonly texts: readonly DrawnText[];
}
