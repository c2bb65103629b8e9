// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly excerpt: string;
  readonly cut: string;
  readonly content: string;
  readonly more: string;
};
export default classes;
