// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly cards: string;
  readonly surface: string;
  readonly card: string;
  readonly row: string;
  readonly cell: string;
};
export default classes;
