export { BareLink, type BareLinkProps } from './BareLink.tsx';
export { IconLink, type IconLinkProps } from './IconLink.tsx';
export { Link, type LinkProps } from './Link.tsx';
export { LinkButton, type LinkButtonProps } from './LinkButton.tsx';
