export { PersonFields, type PersonField, type PersonFieldsProps } from './PersonFields.tsx';
