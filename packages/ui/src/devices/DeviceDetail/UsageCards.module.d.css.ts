// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly figure: string;
  readonly track: string;
  readonly share: string;
  readonly highShare: string;
  readonly detail: string;
  readonly warning: string;
  readonly cards: string;
  readonly timelines: string;
};
export default classes;
