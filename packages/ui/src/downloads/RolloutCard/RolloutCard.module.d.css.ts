// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly card: string;
  readonly head: string;
  readonly title: string;
  readonly group: string;
  readonly start: string;
  readonly stop: string;
  readonly waves: string;
  readonly wave: string;
  readonly name: string;
  readonly now: string;
  readonly counts: string;
  readonly failed: string;
  readonly track: string;
  readonly share: string;
  readonly lost: string;
  readonly decision: string;
};
export default classes;
