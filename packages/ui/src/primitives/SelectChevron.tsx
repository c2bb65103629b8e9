import { ChevronDown } from 'lucide-react';
import { SMALL_ICON } from './icon.ts';

interface SelectChevronProps {
  readonly className?: string;
}

/** The icon at the end of a select. */
export function SelectChevron({ className }: SelectChevronProps) {
  return <ChevronDown {...SMALL_ICON} {...(className ? { className } : {})} />;
}
