// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly measure: string;
  readonly name: string;
  readonly table: string;
};
export default classes;
