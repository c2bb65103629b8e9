export { TypedFilterField, type TypedFilterFieldProps } from './TypedFilterField.tsx';
export { TypedFilterWidget, type TypedFilterWidgetProps } from './TypedFilterWidget.tsx';
