// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly bar: string;
  readonly timeline: string;
  readonly track: string;
  readonly played: string;
  readonly match: string;
  readonly slider: string;
  readonly controls: string;
  readonly clock: string;
  readonly now: string;
  readonly spring: string;
  readonly speed: string;
  readonly tool: string;
  readonly word: string;
};
export default classes;
