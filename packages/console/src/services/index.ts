export { type Services, ServicesContext, useServices } from './services.ts';
export { useReach } from './useReach.ts';
export { useCurrentSession, useHeldSession, useLapsedSession } from './useSession.ts';
