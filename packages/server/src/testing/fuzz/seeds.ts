import type { OperationId } from '@remote-console/api-client/contract';
import type { Call } from '../exchange.ts';
import { type Example, type Role, ROLES, type ExampleContext } from '../examples/example.ts';
import { EXAMPLES } from '../examples/index.ts';

/** The status that a role gets for an example. */
export function statusFor({ expected }: Example, role: Role): number {
  const { visitor, agent, person, apart = {} } = expected;
  return apart[role] ?? (role === 'visitor' ? visitor : role === 'agent' ? agent : person);
}

const isSuccess = (status: number) => status >= 200 && status < 300;

/** The roles for which an example's request succeeds; an administrator comes first if there is one. */
export function rolesThatSucceed(example: Example): Role[] {
  const roles = ROLES.filter((role) => isSuccess(statusFor(example, role)));
  return roles.includes('manager') ? ['manager', ...roles.filter((role) => role !== 'manager')] : roles;
}

/** An example of an operation and its caller. */
export interface Chosen {
  readonly example: Example;
  readonly role: Role;
  /** The expected status; null where no example succeeds, so that only the form of the answer can be judged. */
  readonly status: number | null;
}

/** The first successful example of an operation, and its caller. */
export function chosenExample(id: OperationId): Chosen {
  const [first] = EXAMPLES[id];
  for (const example of EXAMPLES[id]) {
    const [role] = rolesThatSucceed(example);
    if (role !== undefined) return { example, role, status: statusFor(example, role) };
  }
  if (!first) throw new Error(`${id} has no example.`);
  return { example: first, role: 'manager', status: null };
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value === 'string') return /^\d{1,10}$/.test(value) ? [Number(value)] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/** The numbers of existing objects: those of the context, and those of an example's request. */
export function knownNumbers(context: ExampleContext, call: Call): number[] {
  const { company, group, otherGroup, device, caller, colleague, notice } = context;
  const ofStage = [
    company.companyId,
    company.rootGroupId,
    company.defaultGroupId,
    group,
    otherGroup,
    device,
    caller,
    colleague,
    notice,
  ];
  return [...new Set([...ofStage, ...numbersIn([call.path, call.query, call.body])])];
}
