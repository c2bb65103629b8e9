export { GroupPicker, type GroupPickerProps } from './GroupPicker.tsx';
