export { CountTabs, type CountTab, type CountTabsProps } from './CountTabs.tsx';
