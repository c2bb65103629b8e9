import { isPlainPress } from '../../primitives/index.ts';
import { useLinkClick } from '../../contexts/index.ts';
import { TagChip, type TagChipProps } from './TagChip.tsx';
import styles from './TagList.module.css';

interface TagLinkProps extends TagChipProps {
  readonly href: string;
}

/** A tag that links to the devices that have it. */
export function TagLink({ tag, href }: TagLinkProps) {
  const onLinkClick = useLinkClick();
  return (
    <a
      href={href}
      className={styles.link}
      onClick={(event) => {
        if (isPlainPress(event)) onLinkClick?.({ href, event });
      }}
    >
      <TagChip tag={tag} />
    </a>
  );
}
