export {
  choiceParameter,
  flagParameter,
  listState,
  optionalParameter,
  orderParameter,
  pageParameter,
  searchParameter,
  sizeParameter,
  typedParameter,
  type StateParameter,
} from './listState.ts';
export { DEFAULT_PAGE_SIZE, PAGE_SIZES } from './pageSizes.ts';
export { oneOf, idOf, SEARCH_LIMIT, type ViewParameters } from './viewParameters.ts';
