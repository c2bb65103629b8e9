export { ErrorPage } from './ErrorPage.tsx';
export { Guarded } from './Guarded.tsx';
export { Page } from './Page.tsx';
export { PageGuard } from './PageGuard.tsx';
export { PageOutlet } from './PageOutlet.tsx';
export { MAIN_ID, PageTitle } from './PageTitle.tsx';
export { PageWaiting } from './PageWaiting.tsx';
