export { Breadcrumb, type BreadcrumbProps, type Crumb } from './Breadcrumb.tsx';
export { crumbsOf, type CrumbRoute } from './Breadcrumb.logic.ts';
