// Generated from the style sheet by `npm run generate`. Do not edit.
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
