export { CompaniesWidget, type CompaniesWidgetProps } from './CompaniesWidget.tsx';
export { CompanyDetailWidget, type CompanyDetailWidgetProps } from './CompanyDetailWidget.tsx';
export { HealthWidget, type HealthWidgetProps } from './HealthWidget.tsx';
export { PendingMailWidget, type PendingMailWidgetProps } from './PendingMailWidget.tsx';
export { PeopleSearchWidget, type PeopleSearchWidgetProps } from './PeopleSearchWidget.tsx';
