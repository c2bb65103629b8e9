export { DEFAULT_PAGE_SIZE, PAGE_SIZES } from './pageSizes.ts';
export { oneOf, pageOf, pageSizeOf, pkOf, SEARCH_LIMIT, searchOf, type ViewParameters } from './viewParameters.ts';
