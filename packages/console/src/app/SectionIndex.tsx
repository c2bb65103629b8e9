import { languageOf } from '@remote-console/domain';
import { Navigate, useParams } from 'react-router-dom';
import { hrefOf } from '../routing/index.ts';

interface SectionIndexProps {
  /** The page that a section opens with. */
  readonly page: 'profile' | 'rate-summary' | 'downloads';
}

/** Leads from the address of a section to its first page. */
export function SectionIndex({ page }: SectionIndexProps) {
  return <Navigate to={hrefOf(page, { lang: languageOf(useParams()['lang']) })} replace />;
}
