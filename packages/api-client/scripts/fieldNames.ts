// The table by which a client translates wire names into model names, and back.
import { usualModelName, usualWireName } from '../src/contract/usualNames.ts';
import type { Model, NamedField } from './modelNames.ts';

/**
 * The names that the reverse rule cannot derive.
 *
 * @throws where a client would have to send one model name under two names.
 */
function wireNames({ sent }: Model, unusual: readonly NamedField[]): ReadonlyMap<string, string> {
  const found = (model: string) => unusual.findLast((field) => field.model === model)?.wire ?? usualWireName(model);
  const names = new Map<string, string>();
  for (const { wire, model } of sent) {
    const known = names.get(model);
    if (known !== undefined && known !== wire) throw new Error(`${model} is sent as ${known} and as ${wire}`);
    names.set(model, wire);
  }
  return new Map([...names].filter(([model, wire]) => found(model) !== wire));
}

const record = (entries: Iterable<readonly [string, string]>): string =>
  [...entries].map(([name, value]) => `  ${name}: '${value}',\n`).join('');
const list = (names: readonly string[]): string => `[${names.map((name) => `'${name}'`).join(', ')}]`;

/** The source of the table. Names that follow the usual rules are not in it. */
export function fieldNames(model: Model): string {
  const unusual = model.fields.filter(({ wire, model: name }) => usualModelName(wire) !== name);
  return [
    '/** Names in the model, by those of the wire. */',
    `export const MODEL_NAMES: Readonly<Record<string, string>> = {\n${record(unusual.map((field) => [field.wire, field.model]))}};`,
    '',
    '/** Names on the wire of what a client sends, by those of the model, where neither the names above nor the rule say them. */',
    `export const WIRE_NAMES: Readonly<Record<string, string>> = {\n${record(wireNames(model, unusual))}};`,
    '',
    '/** Fields, by their names on the wire, that are 0 or 1 there and booleans in the model. */',
    `export const FLAGS: readonly string[] = ${list(model.fields.filter(({ isFlag }) => isFlag).map(({ wire }) => wire))};`,
    '',
    '/** Fields whose values have names that are not of the contract. */',
    `export const UNTOUCHED: readonly string[] = ${list(model.untouched)};`,
    '',
  ].join('\n');
}
