export { ChartWidget, type ChartWidgetProps } from './ChartWidget.tsx';
export { HistoryLogWidget, type HistoryLogWidgetProps } from './HistoryLogWidget.tsx';
export type { QueryState } from './queryState.ts';
export { SummaryWidget, type SummaryWidgetProps } from './SummaryWidget.tsx';
