// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly places: string;
  readonly place: string;
  readonly title: string;
  readonly keys: string;
  readonly meaning: string;
  readonly pressed: string;
  readonly key: string;
};
export default classes;
