import ts from 'typescript';

/** A clock or a time of reading that goes by hand, whatever stands before the name. */
const BY_HAND = /^(ticker|readAt|\w+(Ticker|ReadAt))$/;

interface ClockUses {
  /** Lines (1 is the first) that name a clock of their own, or the time of a reading apart from it. */
  readonly byHand: readonly number[];
  /** Lines that say when something was asked for by a clock that is read there. */
  readonly readThere: readonly number[];
}

/** The value that this node gives to `askedAt`. */
function givenTime(node: ts.Node): ts.Node | undefined {
  const isGiven = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);
  return isGiven && node.name.getText() === 'askedAt' ? node.initializer : undefined;
}

function callsNow(node: ts.Node): boolean {
  const isNow = ts.isCallExpression(node) && /(^|\.)(now|deviceNow)$/.test(node.expression.getText());
  return isNow || (ts.forEachChild(node, callsNow) ?? false);
}

/** Everything in a file that has a clock in its hand. */
export function clockUses(name: string, text: string): ClockUses {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const uses = { byHand: new Set<number>(), readThere: new Set<number>() };
  const visit = (node: ts.Node): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (ts.isIdentifier(node) && BY_HAND.test(node.text)) uses.byHand.add(line);
    const time = givenTime(node);
    if (time !== undefined && callsNow(time)) uses.readThere.add(line);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { byHand: [...uses.byHand], readThere: [...uses.readThere] };
}
