// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly sign: string;
  readonly good: string;
  readonly state: string;
  readonly answer: string;
  readonly title: string;
  readonly hint: string;
};
export default classes;
