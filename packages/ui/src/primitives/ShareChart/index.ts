export { ShareChart, type ShareChartProps } from './ShareChart.tsx';
export type { SharePoint, ShareSpan } from './courseShape.ts';
