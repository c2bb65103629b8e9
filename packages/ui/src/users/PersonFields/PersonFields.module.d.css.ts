// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly value: string;
  readonly entry: string;
  readonly none: string;
};
export default classes;
