import DOMPurify from 'dompurify';

/** A node of a cleaned rich text: text, or an element of a kind that we draw ourselves. */
export type RichNode =
  | string
  | { readonly tag: RichTag; readonly children: readonly RichNode[]; readonly href?: string | undefined };

const TAGS = ['h2', 'h3', 'p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'ul', 'ol', 'li', 'blockquote', 'a'] as const;
export type RichTag = (typeof TAGS)[number];
const KNOWN: ReadonlyMap<string, RichTag> = new Map(TAGS.map((tag) => [tag, tag]));

/** A longer text is cut: nobody reads it, and a hostile one must not stop the page. Characters. */
const MOST_CHARS = 60_000;
/** Deeper elements are taken for their text. */
const DEEPEST = 12;

function walk(node: Node, depth: number): RichNode[] {
  return [...node.childNodes].flatMap((child): RichNode[] => {
    if (child.nodeType === Node.TEXT_NODE) return [child.textContent ?? ''];
    if (!(child instanceof Element)) return [];
    const tag = KNOWN.get(child.localName);
    if (tag === undefined || depth >= DEEPEST) return [child.textContent ?? ''];
    const children = walk(child, depth + 1);
    return [tag === 'a' ? { tag, children, href: child.getAttribute('href') ?? undefined } : { tag, children }];
  });
}

/** The one sanitiser: DOMPurify cleans apart from the page, and a tree of few elements is what React draws. */
export function readRichText(html: string): readonly RichNode[] {
  const clean = DOMPurify.sanitize(html.slice(0, MOST_CHARS), {
    ALLOWED_TAGS: [...TAGS],
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  return walk(clean, 0);
}
