/** Joins the registers with the tests that passed, and says what is missing. */
import type { Outcome } from '../reports/outcomes.ts';
import type { Owed } from './owed.ts';
import { type Kind, KINDS, type Row, ROW_ID } from './registers.ts';

/** The report of a suite, by name: `unit-domain`, `api-sqlite`, `stories`, `e2e`. */
export interface SuiteReport {
  readonly name: string;
  readonly outcomes: readonly Outcome[];
}

/** How a row is proven, as listed in `reports/spec.json`. */
export interface ProvenRow {
  readonly id: string;
  /** Whether every kind of proof that the register requires exists. */
  readonly proven: boolean;
  /** Passing tests that name the row, by kind. */
  readonly kinds: Readonly<Record<Kind, number>>;
  readonly tests: readonly string[];
}

/** What a test of a suite proves. A story whose screenshot was compared also proves how it looks. */
function kindsOf(report: string, { hasPicture }: Outcome): readonly Kind[] {
  if (report.startsWith('unit')) return ['unit'];
  if (report.startsWith('api')) return ['api'];
  if (report.startsWith('e2e')) return ['e2e'];
  if (report.startsWith('stories')) return hasPicture ? ['story', 'visual'] : ['story'];
  return [];
}

/** The rows a test names: in its own title, or next to it. A group's title names none, because it asserts nothing. */
const rowsOf = ({ ownTitle, rows }: Outcome) => new Set([...(ownTitle.match(ROW_ID) ?? []), ...rows]);

const rowsOfStep = (title: string) => new Set(title.match(ROW_ID));

/** Ids that tests name, passed or not, and that are in no register. */
export function unknownRows(rows: readonly Row[], reports: readonly SuiteReport[]): string[] {
  const known = new Set(rows.map(({ id }) => id));
  const named = new Set(
    reports.flatMap(({ outcomes }) =>
      outcomes.flatMap((outcome) => [...rowsOf(outcome), ...outcome.steps.flatMap((step) => [...rowsOfStep(step)])]),
    ),
  );
  return [...named].filter((id) => !known.has(id)).toSorted();
}

interface Proof {
  readonly id: string;
  readonly kind: Kind;
  readonly title: string;
}

/** What a passing test proves. A step of a story proves what it asserts; the screenshot shows the story as a whole. */
function proofsOf(report: string, outcome: Outcome): Proof[] {
  const { title, steps } = outcome;
  return [
    ...[...rowsOf(outcome)].flatMap((id) => kindsOf(report, outcome).map((kind) => ({ id, kind, title }))),
    ...steps.flatMap((step) =>
      [...rowsOfStep(step)].map((id): Proof => ({ id, kind: 'story', title: `${title} › ${step}` })),
    ),
  ];
}

/** The proofs given by passing tests, one for each row and kind. */
const proofsIn = (reports: readonly SuiteReport[]): Proof[] =>
  reports.flatMap(({ name, outcomes }) =>
    outcomes.filter(({ status }) => status === 'passed').flatMap((outcome) => proofsOf(name, outcome)),
  );

/** Every row with the passing tests that name it. */
export function proveRows(rows: readonly Row[], reports: readonly SuiteReport[]): ProvenRow[] {
  const proofs = Map.groupBy(proofsIn(reports), ({ id }) => id);
  return rows.map(({ id, proof }) => {
    const own = proofs.get(id) ?? [];
    const count = (wanted: Kind) => own.filter(({ kind }) => kind === wanted).length;
    const kinds = {
      unit: count('unit'),
      story: count('story'),
      api: count('api'),
      e2e: count('e2e'),
      visual: count('visual'),
    };
    const tests = [...new Set(own.map(({ title }) => title))];
    return { id, proven: proof.every((kind) => kinds[kind] > 0), kinds, tests };
  });
}

/** The kinds of proof that rows require and no passing test gives. */
export function missingProofs(rows: readonly Row[], proven: readonly ProvenRow[]): Owed[] {
  const kindsOfRow = new Map(proven.map(({ id, kinds }) => [id, kinds]));
  return rows.flatMap(({ id, proof }) =>
    KINDS.filter((kind) => proof.includes(kind) && !kindsOfRow.get(id)?.[kind]).map((kind) => ({ id, kind })),
  );
}

/** The screenshots of a story on a machine that cannot compare them (`tests/stories`). */
const isSkippedPicture = ({ status, ownTitle }: Outcome) => status === 'skipped' && ownTitle.endsWith(', pictures');

const keyOf = ({ id, kind }: Owed) => `${id} ${kind}`;

/** Why the gate fails, as lines to print: none when every row has every kind of proof that is not owed. */
export function gateFaults(
  rows: readonly Row[],
  reports: readonly SuiteReport[],
  { owed, stale }: { owed: readonly Owed[]; stale: readonly string[] },
): string[] {
  // Where screenshots cannot be compared they are skipped, and prove and disprove nothing.
  const hasPictures = !reports.some(({ outcomes }) => outcomes.some(isSkippedPicture));
  const all = missingProofs(rows, proveRows(rows, reports));
  const missing = all.filter(({ kind }) => hasPictures || kind !== 'visual');
  const isOwed = new Set(owed.map(keyOf));
  const isMissing = new Set(all.map(keyOf));
  return [
    ...stale.map((name) => `reports/${name}.json is older than the code it covers: run its step again`),
    ...unknownRows(rows, reports).map((id) => `${id}: a test names this row, and no register has it`),
    ...missing
      .filter((proof) => !isOwed.has(keyOf(proof)))
      .map(({ id, kind }) => `${id}: no passing ${kind} test names it, and its register asks for one`),
    ...owed
      .filter((proof) => !isMissing.has(keyOf(proof)))
      .map(({ id, kind }) => `${id}: its ${kind} proof is there, so docs/requirements/owed.tsv must not list it`),
  ];
}
