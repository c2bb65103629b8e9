export {
  checkAccess,
  isAccessRequirement,
  type AccessDecision,
  type AccessRequirement,
  type Actor,
} from './checkAccess.ts';
