import { expect, waitFor } from 'storybook/test';

/** What opens fades in: it is there at once, and visible a moment later. */
export const visivel = (elemento: HTMLElement): Promise<void> =>
  waitFor(() => expect(elemento).toBeVisible());
