// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly shade: string;
  readonly light: string;
};
export default classes;
