import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Presses 'Avançar' once it works: while SOC, the clinic or the dates are being read a press is for nothing. */
export async function advance(): Promise<void> {
  const button = () => screen.findByRole('button', { name: 'Avançar' });
  await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(await button());
}
