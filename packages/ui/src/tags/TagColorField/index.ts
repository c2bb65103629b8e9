export { TagColorField, type TagColorFieldProps } from './TagColorField.tsx';
