export { WizardLayout, WizardSummary } from './WizardLayout.tsx';
export type { WizardLayoutProps, WizardSummaryItem, WizardSummaryProps } from './WizardLayout.tsx';
