export { Facts, type Fact } from './Facts.tsx';
