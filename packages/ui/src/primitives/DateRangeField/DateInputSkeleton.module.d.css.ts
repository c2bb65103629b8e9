// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly label: string;
  readonly field: string;
};
export default classes;
