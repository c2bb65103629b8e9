export { ListSkeleton, TableSkeleton, type ListSkeletonProps, type TableSkeletonProps } from './Skeletons.tsx';
