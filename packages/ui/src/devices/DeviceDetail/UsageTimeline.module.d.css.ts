// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly timeline: string;
  readonly label: string;
  readonly chart: string;
  readonly area: string;
  readonly line: string;
};
export default classes;
