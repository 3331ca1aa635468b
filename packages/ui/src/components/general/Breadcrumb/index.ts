export { Breadcrumb, type BreadcrumbProps, type Crumb } from './Breadcrumb.tsx';
export { crumbAddress, crumbsOf, type CrumbRoute } from './Breadcrumb.logic.ts';
