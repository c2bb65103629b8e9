export {
  checkViewName,
  checkViewSharing,
  mayChangeView,
  SAVED_VIEWS_LIMIT,
  savedDeviceView,
  savedParameters,
  VIEW_NAME_LIMIT,
  VIEW_SHARINGS,
  viewSharingsOf,
  viewToSave,
  type ViewSharing,
  type ViewToSave,
} from './savedViews.ts';
