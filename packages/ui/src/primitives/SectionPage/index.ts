export { SectionPage, type SectionPageProps } from './SectionPage.tsx';
