// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly release: string;
  readonly head: string;
  readonly version: string;
  readonly date: string;
  readonly card: string;
  readonly title: string;
  readonly earlier: string;
};
export default classes;
