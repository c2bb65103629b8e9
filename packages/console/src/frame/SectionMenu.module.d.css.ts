// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly menu: string;
  readonly entries: string;
  readonly entry: string;
};
export default classes;
