// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly line: string;
  readonly search: string;
  readonly acts: string;
  readonly usage: string;
  readonly used: string;
  readonly end: string;
  readonly choice: string;
  readonly open: string;
  readonly reset: string;
  readonly filters: string;
  readonly chosen: string;
  readonly typed: string;
  readonly notes: string;
};
export default classes;
