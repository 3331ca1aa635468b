import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../components/general/Button/index.ts';
import { Drawer } from '../../components/general/Drawer/index.ts';
import { Text } from '../../components/general/Text/index.ts';

const meta = { title: 'Fundamentos/Movimento', tags: ['estavel'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Enters() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Abrir a gaveta</Button>
      <Drawer isOpen={isOpen} onOpenChange={setOpen} title="Agendamento de Ana Souza">
        <Text>Entra em 200 ms e anda até 8 px. Para quem prefere menos movimento, só aparece.</Text>
      </Drawer>
    </>
  );
}

/** Where the person asked for less motion, everything is there at once. */
export const Entrada: Story = {
  tags: ['interacoes'],
  render: () => <Enters />,
  play: async ({ canvas, userEvent }) => {
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const style = getComputedStyle(document.documentElement);
    await expect(style.getPropertyValue('--apto-motion-enter').trim()).toBe('0s');
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir a gaveta' }));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Agendamento de Ana Souza' })).toBeVisible(),
    );
    await userEvent.keyboard('{Escape}');
  },
};
