export { type OpenSession, useOpenSession } from './useOpenSession.ts';
