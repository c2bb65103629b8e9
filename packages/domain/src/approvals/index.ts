export {
  approvalSentence,
  effectWindow,
  isInEffect,
  type ApprovalSentence,
  type ApprovalTimes,
  type EffectWindow,
  type Period,
} from './approvalPeriod.ts';
export {
  approvalQuery,
  defaultHistoryRange,
  type ApprovalList,
  type ApprovalListQuery,
  type ApprovalView,
} from './approvalQuery.ts';
export {
  checkDecision,
  checkDecisionReason,
  checkPeriod,
  checkRequest,
  decidesOnRequests,
  type ApprovalDraft,
  type DecidedRequest,
  type DecisionDraft,
  type DecisionFault,
  type DraftFault,
} from './approvalRules.ts';
export {
  APPROVAL_STATES,
  approvalReading,
  approvalState,
  decisionsLeft,
  ownApprovalMode,
  type ApprovalReading,
  type ApprovalStateCode,
  type StoredApproval,
} from './approvalState.ts';
