export {
  HEALTH_CHECKS,
  healthTrouble,
  isTaskLate,
  type HealthCheck,
  type HealthFacts,
  type HealthTrouble,
} from './health.ts';
export { MAIL_KINDS, mailKindOf, type MailKind } from './mailKinds.ts';
export {
  COMPANY_ORDERS,
  companyQuery,
  formatCompanyView,
  formatOperatorView,
  mailQuery,
  OPERATOR_PAGE_SIZE,
  parseCompanyView,
  parseOperatorView,
  PEOPLE_SEARCH_LEAST,
  peopleQuery,
  type CompanyOrder,
  type CompanyView,
  type OperatorView,
} from './operatorView.ts';
export { SERVER_TASKS, type ServerTaskName } from './serverTasks.ts';
