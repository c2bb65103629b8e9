export { PersonSkeleton } from './PersonSkeleton.tsx';
export { PersonView, type PersonViewProps } from './PersonView.tsx';
