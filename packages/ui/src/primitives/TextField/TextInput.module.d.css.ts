// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly field: string;
  readonly large: string;
  readonly withEnd: string;
  readonly inline: string;
  readonly input: string;
  readonly disabled: string;
  readonly frame: string;
};
export default classes;
