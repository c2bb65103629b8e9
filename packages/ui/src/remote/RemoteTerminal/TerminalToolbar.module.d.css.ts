// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly frame: string;
  readonly bar: string;
  readonly shell: string;
  readonly tag: string;
  readonly guest: string;
  readonly guestLabel: string;
  readonly leave: string;
  readonly size: string;
  readonly tool: string;
  readonly word: string;
};
export default classes;
