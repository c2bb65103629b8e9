export * from './Invitation/index.ts';
export * from './ManagerSelect/index.ts';
export * from './PartnerJoin/index.ts';
export { PartnerLoginWidget, type PartnerLoginWidgetProps } from './PartnerLoginWidget.tsx';
export * from './Welcome/index.ts';
