export { Page, type Breadcrumb, type PageProps } from './Page.tsx';
