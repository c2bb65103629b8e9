// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly count: string;
  readonly selected: string;
  readonly tabs: string;
  readonly panel: string;
};
export default classes;
