export { BatchUpdateWidget } from './BatchUpdateWidget.tsx';
export { BlockingSettingsWidget } from './BlockingSettingsWidget.tsx';
export { FunctionSettingsWidget } from './FunctionSettingsWidget.tsx';
