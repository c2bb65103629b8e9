export { pageRange, Pagination, type PaginationProps } from './Pagination.tsx';
