import { expect, waitFor } from 'storybook/test';

/** What opens fades in: it is there at once, and visible a moment later. */
export const visible = (element: HTMLElement): Promise<void> => waitFor(() => expect(element).toBeVisible());
