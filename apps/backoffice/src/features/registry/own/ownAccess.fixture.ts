import { expect, screen, userEvent, waitFor, within, type Mock } from 'storybook/test';

const LOADS = { timeout: 10_000 };

/** Saves what takes from one's own access: asked before, nothing is sent by 'Cancelar', and once by going on. */
export async function asksBeforeSaving(
  canvas: { getByRole: typeof screen.getByRole },
  changed: Mock<() => void>,
): Promise<void> {
  const save = () => userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
  await save();
  const asked = within(await screen.findByRole('dialog', {}, LOADS));
  await waitFor(() => expect(asked.getByText(/só outra pessoa/)).toBeVisible());
  await userEvent.click(asked.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(changed).not.toHaveBeenCalled();
  await save();
  const again = within(await screen.findByRole('dialog', {}, LOADS));
  await userEvent.click(again.getByRole('button', { name: 'Mudar o meu acesso' }));
  await waitFor(() => expect(changed).toHaveBeenCalledOnce());
}
