export { Panel, type PanelProps } from './Panel.tsx';
export { PanelContent, type PanelContentProps, type PanelRead } from './PanelContent.tsx';
export { PanelRow, PanelRows, type PanelRowProps, type PanelRowsProps } from './PanelRows.tsx';
