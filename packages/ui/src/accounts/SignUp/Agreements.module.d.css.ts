// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly fieldset: string;
  readonly legend: string;
  readonly agreement: string;
};
export default classes;
