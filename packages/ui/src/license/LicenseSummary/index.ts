export { LicenseSummary, type LicenseSummaryProps } from './LicenseSummary.tsx';
