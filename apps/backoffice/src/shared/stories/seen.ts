import { expect, waitFor } from 'storybook/test';

/** What stands in a dialog is there before it is seen: the dialog fades in. */
export async function seen(coming: Promise<HTMLElement>): Promise<void> {
  const element = await coming;
  await waitFor(() => expect(element).toBeVisible());
}
