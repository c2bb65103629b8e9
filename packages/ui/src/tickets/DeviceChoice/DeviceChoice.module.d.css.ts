// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly title: string;
  readonly hint: string;
  readonly chosen: string;
  readonly devices: string;
  readonly empty: string;
  readonly matches: string;
};
export default classes;
