// Addresses of one record that only late screens lead to: the first load goes without.

/** The decision on what one clinic says of itself. */
export const reviewRoute = (prestadorId: number): string => `/supplier/${prestadorId}/cadastro`;

/** One of the company's bulletins. */
export const boletimRoute = (id: number): string => `/boletins/${id}/view`;
