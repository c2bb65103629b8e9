export { BarChart, type BarCategory, type BarChartProps, type BarSeries } from './BarChart.tsx';
