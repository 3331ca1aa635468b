import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** The step in sight: it stands over the screen, which may be spoken of as a dialog itself, as the wizard is. */
const current = (): HTMLElement => {
  const dialog = screen.getAllByRole('dialog').at(-1);
  if (!dialog) throw new Error('No step is open.');
  return dialog;
};

/** Follows a guided tour by the arrow keys to its last step; answers the titles in their order. */
export async function followTour(first: string): Promise<string[]> {
  const step = await screen.findByRole('dialog', { name: first }, { timeout: 10_000 });
  await waitFor(() => expect(within(step).getByRole('button', { name: 'Próximo' })).toHaveFocus());
  const titles = [first];
  for (let round = 0; round < 20; round += 1) {
    if (within(current()).queryByRole('button', { name: 'Concluir' })) break;
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(current()).not.toHaveAccessibleName(titles.at(-1)));
    titles.push(current().querySelector('h2')?.textContent ?? '');
  }
  return titles;
}

/** Asks for the screen's tour in its help, and follows it as `followTour` does. */
export async function followTourFromHelp(
  canvas: { readonly findByRole: typeof screen.findByRole },
  first: string,
): Promise<string[]> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ajuda' }));
  await userEvent.click(
    await screen.findByRole('button', { name: 'Conhecer esta tela' }, { timeout: 10_000 }),
  );
  return followTour(first);
}
