export { Page, type Breadcrumb as PageBreadcrumb, type PageProps } from './Page.tsx';
