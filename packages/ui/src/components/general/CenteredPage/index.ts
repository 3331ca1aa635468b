export { CenteredPage } from './CenteredPage.tsx';
export type { CenteredPageProps } from './CenteredPage.tsx';
