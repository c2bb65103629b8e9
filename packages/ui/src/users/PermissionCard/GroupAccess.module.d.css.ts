// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly none: string;
  readonly list: string;
};
export default classes;
