// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly name: string;
  readonly value: string;
  readonly card: string;
  readonly title: string;
  readonly line: string;
};
export default classes;
