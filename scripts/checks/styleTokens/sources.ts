/** Values in style objects that are not tokens. */
import ts from 'typescript';
import { calledName, descendants, type Source } from '../proofs/sources.ts';
import { isSpace, isTone, kindOf, nearestStep, type Kind } from './scale.ts';
import { isWrittenColor, valueFaults, type Fault } from './values.ts';
import { COMPUTED, constantsOf, writtenValues } from './written.ts';

/** Attributes that style by themselves, of Material UI and of SVG. A chart's `margin` is not one of them. */
const STYLING_ATTRIBUTES = /^(?:[pm][xytrbl]?|(?:row|column)?[Ss]pacing|gap|color|bgcolor|fill|stroke|fontSize)$/;

/** The pixels of one unit of Material UI's spacing. */
const UNIT = 4;

/** Whether a number is in pixels: in `style` and in `styled(…)`; anywhere else it is in units of spacing. */
function isInPixels(node: ts.Node): boolean {
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) {
    const name = node.name.getText();
    if (name === 'style') return true;
    if (name === 'sx') return false;
  }
  if (ts.isCallExpression(node) && ts.isCallExpression(node.expression)) {
    if (calledName(node.expression) === 'styled') return true;
  }
  return !ts.isSourceFile(node) && isInPixels(node.parent);
}

function numberFault(kind: Kind, value: number, node: ts.Node): Fault[] {
  if (value === 0 || kind === 'color') return [];
  if (kind !== 'space' || isInPixels(node)) return [{ value: String(value), nearest: nearestStep(kind, value) }];
  return isSpace(value * UNIT) ? [] : [{ value: String(value), nearest: nearestStep(kind, value * UNIT) }];
}

function textFaults(kind: Kind, value: string): Fault[] {
  if (kind === 'color' && value.startsWith('tone.')) {
    return isTone(value) || value.includes(COMPUTED) ? [] : [{ value, nearest: 'a color of the palette' }];
  }
  return valueFaults(kind, value);
}

/** The property set by a node, with its value. */
function settingOf(node: ts.Node): { readonly name: string; readonly value: ts.Expression } | null {
  if (ts.isPropertyAssignment(node) && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))) {
    return { name: node.name.text, value: node.initializer };
  }
  if (!ts.isJsxAttribute(node) || !STYLING_ATTRIBUTES.test(node.name.getText())) return null;
  const value =
    node.initializer && ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
  return value && ts.isExpression(value) ? { name: node.name.getText(), value } : null;
}

/** The values of a source that are not tokens, as lines to print. */
export function sourceFaults({ file, tree }: Source): string[] {
  const constants = constantsOf(tree);
  const found = new Map<ts.Node, string>();
  const note = (node: ts.Node, name: string, { value, nearest }: Fault) => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    const earlier = found.get(node);
    const fault = `${file}:${line}: ${name}: ${value} is no token; nearest is ${nearest}.`;
    if (!earlier?.includes(fault)) found.set(node, earlier ? `${earlier}\n${fault}` : fault);
  };
  const nodes = descendants(tree);
  for (const node of nodes) {
    const setting = settingOf(node);
    const kind = setting && kindOf(setting.name);
    if (!setting || !kind) continue;
    for (const { node: at, value } of writtenValues(setting.value, constants)) {
      const faults = typeof value === 'number' ? numberFault(kind, value, node) : textFaults(kind, value);
      for (const fault of faults) note(at, setting.name, fault);
    }
  }
  for (const node of nodes) {
    if (!ts.isStringLiteralLike(node) || found.has(node) || !isWrittenColor(node.text)) continue;
    for (const fault of valueFaults('color', node.text)) note(node, 'color', fault);
  }
  return [...found.values()];
}
