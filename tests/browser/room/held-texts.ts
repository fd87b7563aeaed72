import type { Page } from 'playwright-core';

/** A heap snapshot of Chromium: flat lists of numbers, whose fields `meta` names. */
interface Snapshot {
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
  readonly strings: readonly string[];
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly edge_fields: readonly string[];
      readonly node_types: readonly [types: readonly string[]];
    };
  };
}

/** A node of the snapshot. */
interface HeapNode {
  readonly type: string | undefined;
  readonly text: string;
  readonly holders: HeapNode[];
}

function nodesOf({ nodes, edges, strings, snapshot: { meta } }: Snapshot): readonly HeapNode[] {
  const [nodeSize, edgeSize] = [meta.node_fields.length, meta.edge_fields.length];
  const read = (node: number, name: string) => nodes[node * nodeSize + meta.node_fields.indexOf(name)] ?? 0;
  const all = Array.from({ length: nodes.length / nodeSize }, (_, node): HeapNode => {
    const type = meta.node_types[0][read(node, 'type')];
    return { type, text: strings[read(node, 'name')] ?? '', holders: [] };
  });
  const to = meta.edge_fields.indexOf('to_node');
  let edge = 0;
  all.forEach((holder, node) => {
    for (const end = edge + read(node, 'edge_count'); edge < end; edge++)
      all[(edges[edge * edgeSize + to] ?? 0) / nodeSize]?.holders.push(holder);
  });
  return all;
}

/** A number of the engine's own about code: where a function ends in its file, which may be any. */
const isOfCode = ({ holders }: HeapNode): boolean =>
  holders.length > 0 && holders.every((one) => one.type === 'code' || (one.type === 'number' && isOfCode(one)));

/** Every text that the page's scripts still hold, the query cache and all stores among them. */
export async function heldTexts(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const parts: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  const snapshot = JSON.parse(parts.join('')) as Snapshot;
  const nodes = nodesOf(snapshot).filter(({ type }) => type === 'string');
  const ofData = new Set(nodes.filter((node) => !isOfCode(node)).map(({ text }) => text));
  const ofCode = new Set(nodes.map(({ text }) => text).filter((text) => !ofData.has(text)));
  return snapshot.strings.filter((text) => !ofCode.has(text));
}
