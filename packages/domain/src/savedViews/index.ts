export {
  checkViewName,
  checkViewSharing,
  mayChangeView,
  savedDeviceView,
  savedParameters,
  SAVED_VIEWS_LIMIT,
  VIEW_NAME_LIMIT,
  VIEW_SHARINGS,
  viewSharingsOf,
  viewToSave,
  type ViewSharing,
  type ViewToSave,
} from './savedViews.ts';
