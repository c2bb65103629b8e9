// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly filter: string;
  readonly kind: string;
};
export default classes;
