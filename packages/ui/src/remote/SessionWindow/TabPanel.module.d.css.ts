// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly panel: string;
  readonly view: string;
  readonly state: string;
  readonly quiet: string;
  readonly cover: string;
  readonly card: string;
  readonly detail: string;
  readonly note: string;
};
export default classes;
