// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly foot: string;
  readonly steps: string;
  readonly gap: string;
  readonly step: string;
  readonly current: string;
  readonly other: string;
};
export default classes;
