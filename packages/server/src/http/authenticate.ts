import { OPERATIONS, type OperationId, type ProblemKey } from '@remote-console/api-client/contract';
import {
  type AccessDecision,
  type AccessRequirement,
  checkAccess,
  isCorporate,
  LOGIN_CAUSE_MESSAGES,
} from '@remote-console/domain';
import { personContext } from '../accounts/personContext.ts';
import { permissionSession, SERVICE_OPERATOR } from '../accounts/profile.ts';
import { AGENT_TOKEN_PREFIX } from '../accounts/secrets.ts';
import { type LiveSession, useSession } from '../accounts/sessionStore.ts';
import { agentContext, findAgent } from '../agents/agentContext.ts';
import { checkIdentity, type IdentifyingCall } from '../agents/agentIdentity.ts';
import type { PresentedProof } from '../agents/agentProof.ts';
import type { AgentDevice } from '../agents/agentStore.ts';
import type { EventBus } from '../database/connection.ts';
import { licensesOf } from '../license/licenseStore.ts';
import { addressRefusal } from '../policies/addressPolicy.ts';
import type { Caller } from './operation.ts';
import type { Services } from './publicContext.ts';

const LONGEST_TOKEN = 128;

/** What screens ask by themselves, again and again; nobody uses a session by it. */
const BACKGROUND: readonly OperationId[] = ['getDeviceSummary', 'streamEvents'];

/** What a call shows of its caller. */
interface Credentials {
  readonly token: string;
  readonly address: string;
  readonly proof: PresentedProof;
  /** Whether nobody was at the screen that made it. */
  readonly unattended: boolean;
}

type Identity =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'person'; readonly session: LiveSession }
  | { readonly kind: 'agent'; readonly device: AgentDevice }
  /** An agent whose device was deleted. */
  | { readonly kind: 'removed-agent' };

const REMOVED: Admission = { admitted: false, refusal: { status: 401, error: 'agent_removed' } };

/** What the door decides about a call. */
export type Admission =
  | { readonly admitted: true; readonly caller: Caller }
  | { readonly admitted: false; readonly refusal: { readonly status: 401 | 403 | 409; readonly error: ProblemKey } };

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
  const session = await useSession(connection, token, !unattended && !BACKGROUND.includes(id));
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
    session: permissionSession(member),
    corporate,
    operator: member.member_type_id === SERVICE_OPERATOR,
  });
}

/** A policy that was set while a session runs holds for its very next call. */
async function addressDecision({ connection }: Services, identity: Identity, address: string) {
  const refusal = identity.kind === 'person' && (await addressRefusal(connection, identity.session.member, address));
  return refusal ? ({ status: 403, error: LOGIN_CAUSE_MESSAGES[refusal] } as const) : null;
}

async function admitAgent(
  { connection, settings }: Services,
  bus: EventBus,
  device: AgentDevice,
  call: IdentifyingCall,
): Promise<Admission> {
  const verdict = await checkIdentity(connection, device, call);
  return verdict.kind === 'refused'
    ? { admitted: false, refusal: verdict }
    : {
        admitted: true,
        caller: { kind: 'agent', ...agentContext(connection, settings, bus, device, verdict.identity) },
      };
}

/** Finds out who calls an operation and whether the contract lets them. */
export async function admit(
  services: Services,
  bus: EventBus,
  id: OperationId,
  credentials: Credentials,
): Promise<Admission> {
  const requirements: readonly AccessRequirement[] = OPERATIONS[id].access;
  const isPublic = requirements.every((requirement) => requirement === 'public');
  // A public operation is the same for everybody, so nobody is looked up.
  const identity: Identity = isPublic ? { kind: 'visitor' } : await identify(services, id, credentials);
  if (identity.kind === 'removed-agent') return REMOVED;
  const decision = await decide(services, requirements, identity);
  if (!decision.allowed) return { admitted: false, refusal: decision };
  const shutOut = await addressDecision(services, identity, credentials.address);
  if (shutOut) return { admitted: false, refusal: shutOut };
  switch (identity.kind) {
    case 'visitor':
      return { admitted: true, caller: { kind: 'visitor', ...services } };
    case 'person':
      return {
        admitted: true,
        caller: {
          kind: 'person',
          ...personContext(services, bus, { session: identity.session, address: credentials.address }),
        },
      };
    case 'agent':
      return admitAgent(services, bus, identity.device, { ...credentials, isReport: id === 'reportHeartbeat' });
  }
}
