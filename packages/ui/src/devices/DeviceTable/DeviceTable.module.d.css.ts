// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly table: string;
  readonly state: string;
  readonly naming: string;
  readonly address: string;
  readonly figures: string;
  readonly seen: string;
  readonly words: string;
  readonly memo: string;
  readonly pageBox: string;
};
export default classes;
