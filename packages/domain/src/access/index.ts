export { checkAccess, type AccessDecision, type AccessRequirement, type Actor } from './checkAccess.ts';
export {
  isMobileClient,
  MAIN_MENU_PAGES,
  mainMenu,
  offersConsultation,
  offersTutorial,
  OPERATOR_PAGES,
  reachablePages,
  SECTION_PAGES,
  sectionPages,
  type BuildFlags,
  type ConsoleClient,
  type ConsoleMode,
  type MainMenuPage,
  type OperatorPage,
  type Section,
  type SectionPage,
  type SummaryFlags,
  type Viewer,
} from './navigation.ts';
export { waitingCounts, waitingInMenu, waitingInSection, type WaitingCounts } from './waiting.ts';
