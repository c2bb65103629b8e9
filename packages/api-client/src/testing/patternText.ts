/** Characters to choose from, the plainest first. */
const CHARACTERS = [...'a1AZ09-_/+=.:,@# \\가'];

/** Where the part that starts at an index ends: a class or a group with everything in it. */
function endOf(source: string, start: number): number {
  const isClass = source[start] === '[';
  let depth = 0;
  for (let index = start; index < source.length; index += 1) {
    const letter = source[index];
    if (letter === '\\') index += 1;
    else if (isClass) {
      if (letter === ']' && index > start + 1) return index + 1;
    } else if (letter === '(') depth += 1;
    else if (letter === ')') {
      depth -= 1;
      if (depth === 0) return index + 1;
    } else if (letter === '[') index = endOf(source, index) - 1;
  }
  return source.length;
}

/** The first of several alternatives. */
function firstAlternative(source: string): string {
  for (let index = 0; index < source.length; index += 1) {
    const letter = source[index];
    if (letter === '\\') index += 1;
    else if (letter === '[' || letter === '(') index = endOf(source, index) - 1;
    else if (letter === '|') return source.slice(0, index);
  }
  return source;
}

/** The shortest text that one part of a pattern matches. */
function atomText(atom: string): string {
  if (atom === '^' || atom === '$' || atom === '\\b' || atom === '\\B') return '';
  if (atom.startsWith('(')) {
    if (/^\(\?<?[=!]/.test(atom)) return '';
    return patternText(atom.replace(/^\((?:\?:|\?<\w+>)?/, '').slice(0, -1));
  }
  const isOneOf = atom.startsWith('[') || atom === '.' || /^\\[dDwWsSpP]/.test(atom);
  if (!isOneOf) return atom.startsWith('\\') ? atom.slice(1) : atom;
  const matches = new RegExp(`^${atom}$`, 'u');
  return CHARACTERS.find((character) => matches.test(character)) ?? '';
}

/**
 * A short text for a regular expression of the kind found in contracts: literals, classes, groups, alternatives and
 * counts. Lookaheads are ignored, so the text has to be checked against the expression.
 */
export function patternText(source: string): string {
  const sequence = firstAlternative(source);
  let text = '';
  for (let index = 0; index < sequence.length;) {
    const letter = sequence[index];
    const escaped = /^\\p\{\w+\}/iu.exec(sequence.slice(index))?.[0].length ?? 2;
    const end = letter === '[' || letter === '(' ? endOf(sequence, index) : index + (letter === '\\' ? escaped : 1);
    const [counted = '', least] = /^(?:[*?]|\+|\{(\d+)(?:,\d*)?\})\??/.exec(sequence.slice(end)) ?? [];
    const times = least !== undefined ? Number(least) : /^[*?]/.test(counted) ? 0 : 1;
    text += atomText(sequence.slice(index, end)).repeat(times);
    index = end + counted.length;
  }
  return text;
}
