import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** Follows a guided tour by the arrow keys to its last step; answers the titles in their order. */
export async function followTour(first: string): Promise<string[]> {
  const step = await screen.findByRole('dialog', { name: first }, { timeout: 10_000 });
  await waitFor(() => expect(within(step).getByRole('button', { name: 'Próximo' })).toHaveFocus());
  const titles = [first];
  for (let round = 0; round < 20; round += 1) {
    if (within(screen.getByRole('dialog')).queryByRole('button', { name: 'Concluir' })) break;
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('dialog')).not.toHaveAccessibleName(titles.at(-1)));
    titles.push(screen.getByRole('dialog').querySelector('h2')?.textContent ?? '');
  }
  return titles;
}
