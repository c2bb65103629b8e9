export { Form } from './Form.tsx';
export { FormRow, type FormRowProps } from './FormRow.tsx';
export { FormSection, type FormSectionProps } from './FormSection.tsx';
export { FormFault } from './FormFault.tsx';
export { keepComposing } from './keepComposing.ts';
export { useFormFault, type FormFaultState } from './useFormFault.ts';
export { useSendOnce } from './useSendOnce.ts';
