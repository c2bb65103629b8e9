export { BarChart, type BarChartProps, type ChartBar } from './BarChart.tsx';
