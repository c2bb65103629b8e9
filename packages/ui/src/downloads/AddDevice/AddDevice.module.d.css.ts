// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly missing: string;
  readonly hint: string;
  readonly fileWay: string;
  readonly parts: string;
  readonly card: string;
};
export default classes;
