/** The page of every registry that the person may see (doc3 §2.1). */
export const REGISTRIES_ROUTE = '/cadastros';

export const listAddress = (name: string): string => `/${name}/list`;
export const newAddress = (name: string): string => `/${name}/new`;
export const recordAddress = (name: string, id: number): string => `/${name}/${id}`;

/** The way to a record. */
export const breadcrumbsOf = ({ name, title }: { name: string; title: string }, record: string) => [
  { label: 'Cadastros', href: REGISTRIES_ROUTE },
  { label: title, href: listAddress(name) },
  { label: record },
];
