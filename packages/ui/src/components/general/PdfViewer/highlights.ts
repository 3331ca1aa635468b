/** Names of the highlights in CSS. */
export const FOUND = 'apto-pdf-found';
export const CURRENT = 'apto-pdf-current';
