import { OPERATIONS, type OperationId, type ProblemKey } from '@remote-console/api-client/contract';
import {
  type AccessDecision,
  type AccessRequirement,
  checkAccess,
  isCorporate,
  LOGIN_CAUSE_MESSAGES,
} from '@remote-console/domain';
import {
  agentContext,
  type AgentContext,
  type AgentDevice,
  checkIdentity,
  findAgent,
  type IdentifyingCall,
} from '../agents/index.ts';
import type { CallFacts, PresentedProof } from '../http/index.ts';
import {
  addressRefusal,
  AGENT_TOKEN_PREFIX,
  findSession,
  grantsOf,
  licensesOf,
  type LiveSession,
  type PersonCall,
  SERVICE_OPERATOR,
  type Services,
  storesOfSession,
  type VisitorContext,
} from '../members/index.ts';

const LONGEST_TOKEN = 128;

/** What screens request automatically, again and again; it does not count as use of a session. */
const BACKGROUND: readonly OperationId[] = ['getDeviceSummary', 'streamEvents'];

/** What a call reveals about its caller. */
interface Credentials {
  readonly token: string;
  readonly address: string;
  readonly proof: PresentedProof;
  /** Whether nobody was using the screen that made it. */
  readonly unattended: boolean;
}

type Identity =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'person'; readonly session: LiveSession }
  | { readonly kind: 'agent'; readonly device: AgentDevice }
  /** An agent whose device was deleted. */
  | { readonly kind: 'removed-agent' };

const REMOVED: Authorization = { allowed: false, refusal: { status: 401, error: 'agent_removed' } };

/** The caller, with what belongs to them. */
export type Caller =
  | ({ readonly kind: 'visitor' } & VisitorContext)
  | ({ readonly kind: 'person' } & Omit<PersonCall, keyof CallFacts>)
  | ({ readonly kind: 'agent' } & AgentContext);

/** The decision about a call before it reaches its operation. */
export type Authorization =
  | { readonly allowed: true; readonly caller: Caller }
  | { readonly allowed: false; readonly refusal: { readonly status: 401 | 403 | 409; readonly error: ProblemKey } };

async function identify(
  { connection }: Services,
  id: OperationId,
  { token, unattended }: Credentials,
): Promise<Identity> {
  if (token === '' || token.length > LONGEST_TOKEN) return { kind: 'visitor' };
  if (token.startsWith(AGENT_TOKEN_PREFIX)) {
    const device = await findAgent(connection, token);
    if (device === 'removed') return { kind: 'removed-agent' };
    return device ? { kind: 'agent', device } : { kind: 'visitor' };
  }
  const session = await findSession(connection, token, !unattended && !BACKGROUND.includes(id));
  return session ? { kind: 'person', session } : { kind: 'visitor' };
}

async function decide(
  { connection }: Services,
  requirements: readonly AccessRequirement[],
  identity: Exclude<Identity, { kind: 'removed-agent' }>,
): Promise<AccessDecision> {
  if (identity.kind !== 'person') return checkAccess(requirements, { kind: identity.kind });
  const { member } = identity.session;
  const corporate =
    requirements.includes('corporate') &&
    isCorporate(await licensesOf(connection, member.company_fk), connection.now());
  return checkAccess(requirements, {
    kind: 'person',
    session: grantsOf(member),
    corporate,
    operator: member.member_type_id === SERVICE_OPERATOR,
  });
}

/** A policy that was set during a session applies to its very next call. */
async function addressDecision({ connection }: Services, identity: Identity, address: string) {
  const refusal = identity.kind === 'person' && (await addressRefusal(connection, identity.session.member, address));
  return refusal ? ({ status: 403, error: LOGIN_CAUSE_MESSAGES[refusal] } as const) : null;
}

async function authorizeAgent(
  { connection, settings, bus }: Services,
  device: AgentDevice,
  call: IdentifyingCall,
): Promise<Authorization> {
  const verdict = await checkIdentity(connection, device, call);
  return verdict.kind === 'refused'
    ? { allowed: false, refusal: verdict }
    : {
        allowed: true,
        caller: { kind: 'agent', ...agentContext(connection, settings, bus, device, verdict.identity) },
      };
}

function personCaller(services: Services, session: LiveSession, address: string): Caller {
  return { kind: 'person', services, session, open: storesOfSession(services, { session, address }) };
}

/** Identifies the caller of an operation and checks whether the contract allows the call. */
export async function authorize(services: Services, id: OperationId, credentials: Credentials): Promise<Authorization> {
  const requirements: readonly AccessRequirement[] = OPERATIONS[id].access;
  const isPublic = requirements.every((requirement) => requirement === 'public');
  // A public operation is the same for everybody, so nobody is looked up.
  const identity: Identity = isPublic ? { kind: 'visitor' } : await identify(services, id, credentials);
  if (identity.kind === 'removed-agent') return REMOVED;
  const decision = await decide(services, requirements, identity);
  if (!decision.allowed) return { allowed: false, refusal: decision };
  const shutOut = await addressDecision(services, identity, credentials.address);
  if (shutOut) return { allowed: false, refusal: shutOut };
  switch (identity.kind) {
    case 'visitor':
      return { allowed: true, caller: { kind: 'visitor', ...services } };
    case 'person':
      return { allowed: true, caller: personCaller(services, identity.session, credentials.address) };
    case 'agent':
      return authorizeAgent(services, identity.device, { ...credentials, isReport: id === 'reportHeartbeat' });
  }
}
