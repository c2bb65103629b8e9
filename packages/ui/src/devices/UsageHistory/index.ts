export { UsageAnswer } from './UsageAnswer.tsx';
export { UsagePanel } from './UsagePanel.tsx';
