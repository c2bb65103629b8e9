import { languageOf } from '@remote-console/domain';
import { Navigate, useParams } from 'react-router-dom';
import { hrefOf } from '../routing/index.ts';

interface SectionIndexProps {
  /** The page that a section opens with. */
  readonly page: 'profile' | 'rate-summary' | 'downloads';
}

/** Redirects from a section's address to its first page. */
export function SectionIndex({ page }: SectionIndexProps) {
  return <Navigate to={hrefOf(page, { lang: languageOf(useParams()['lang']) })} replace />;
}
