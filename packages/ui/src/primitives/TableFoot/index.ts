export { TableFoot, type TableFootProps } from './TableFoot.tsx';
