/** Values in style sheets that are not tokens. */
import { parse, type Declaration } from 'postcss';
import { kindOf, type Kind } from './scale.ts';
import { valueFaults, variablesIn } from './values.ts';

/**
 * What the sheet's own variables are about: the same as the properties that use them, directly or through another
 * variable; a variable that no such property uses may be a width or a time.
 */
function kindsOfVariables(declarations: readonly Declaration[]): ReadonlyMap<string, Kind> {
  const kinds = new Map<string, Kind>();
  const learn = (kind: Kind | null | undefined, value: string) => {
    if (!kind) return;
    for (const name of variablesIn(value)) {
      if (kinds.has(name)) continue;
      kinds.set(name, kind);
      for (const own of declarations) if (own.prop === name) learn(kind, own.value);
    }
  };
  for (const { prop, value } of declarations) learn(kindOf(prop), value);
  return kinds;
}

/** The values of a style sheet that are not tokens, as lines to print. */
export function sheetFaults(file: string, css: string): string[] {
  const declarations: Declaration[] = [];
  parse(css).walkDecls((declaration) => void declarations.push(declaration));
  const kinds = kindsOfVariables(declarations);
  return declarations.flatMap(({ prop, value, source }) => {
    const kind = prop.startsWith('--') ? kinds.get(prop) : kindOf(prop);
    return (kind ? valueFaults(kind, value) : []).map(
      (fault) =>
        `${file}:${source?.start?.line ?? 0}: ${prop}: ${fault.value} is no token; nearest is ${fault.nearest}.`,
    );
  });
}
