// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly card: string;
  readonly whole: string;
  readonly brief: string;
  readonly hidden: string;
  readonly sign: string;
  readonly success: string;
  readonly info: string;
  readonly warn: string;
  readonly error: string;
  readonly words: string;
  readonly line: string;
  readonly detail: string;
  readonly others: string;
  readonly action: string;
  readonly dismiss: string;
};
export default classes;
