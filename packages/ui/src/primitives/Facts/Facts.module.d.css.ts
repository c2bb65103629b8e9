// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly facts: string;
  readonly fact: string;
  readonly term: string;
  readonly value: string;
};
export default classes;
