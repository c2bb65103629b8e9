// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly tabs: string;
  readonly system: string;
  readonly panel: string;
};
export default classes;
