export { ChartWidget, type ChartWidgetProps } from './ChartWidget.tsx';
export { DaysField } from './DaysField.tsx';
export { HistoryLogWidget, type HistoryLogWidgetProps } from './HistoryLogWidget.tsx';
export { useHistoryView, type QueryState } from './queryState.ts';
export { SummaryWidget, type SummaryWidgetProps } from './SummaryWidget.tsx';
export { useAlertName } from './useAlertName.ts';
