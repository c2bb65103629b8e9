export { CHARTS_HEIGHT, UsageCharts, UsageTable } from './UsageHistory.tsx';
