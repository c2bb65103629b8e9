// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly group: string;
  readonly choice: string;
  readonly small: string;
};
export default classes;
