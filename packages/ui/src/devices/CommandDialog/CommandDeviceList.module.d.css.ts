// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly result: string;
  readonly unsettled: string;
  readonly done: string;
  readonly failed: string;
  readonly sign: string;
  readonly block: string;
  readonly label: string;
  readonly list: string;
  readonly item: string;
  readonly device: string;
  readonly name: string;
  readonly note: string;
};
export default classes;
