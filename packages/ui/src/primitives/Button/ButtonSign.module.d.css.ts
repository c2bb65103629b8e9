// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly sign: string;
  readonly alone: string;
  readonly beforeWords: string;
  readonly clock: string;
  readonly ellipsis: string;
  readonly file: string;
  readonly monitor: string;
  readonly pencil: string;
  readonly power: string;
  readonly shieldCheck: string;
  readonly star: string;
  readonly starFilled: string;
};
export default classes;
