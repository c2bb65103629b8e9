export { Skeleton, type SkeletonProps } from './Skeleton.tsx';
export { ListSkeleton, TableSkeleton, type ListSkeletonProps, type TableSkeletonProps } from './Skeletons.tsx';
