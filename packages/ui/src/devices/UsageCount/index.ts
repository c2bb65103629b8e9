export { UsageCount, type UsageCountProps } from './UsageCount.tsx';
