import { expect, screen, waitFor, within } from 'storybook/test';

/** What opens fades in: it is there at once, and visible a moment later. */
export const visible = (element: HTMLElement): Promise<void> => waitFor(() => expect(element).toBeVisible());

/** What is said among the app's notices, beside what a field or an open question says itself. */
export const toldInNotice = async (text: string | RegExp): Promise<HTMLElement> =>
  within(await screen.findByRole('region', { name: /avisos?$/, hidden: true })).findByText(text);
