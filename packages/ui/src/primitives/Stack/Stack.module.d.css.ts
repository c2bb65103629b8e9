// The address of the item; null for none.
declare const classes: {
  readonly stack: string;
  readonly xs: string;
  readonly sm: string;
  readonly md: string;
  readonly lg: string;
  readonly roomy: string;
  readonly xl: string;
};
export default classes;
