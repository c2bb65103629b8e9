export { LicenseCourse, type LicenseCourseProps } from './LicenseCourse.tsx';
