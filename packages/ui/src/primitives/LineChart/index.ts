export { LineChart, type LineChartProps, type LineLimit, type LinePoint } from './LineChart.tsx';
export type { CoursePoint } from './lineCourse.ts';
