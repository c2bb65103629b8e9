export { GroupInformation, type GroupInformationProps } from './GroupInformation.tsx';
