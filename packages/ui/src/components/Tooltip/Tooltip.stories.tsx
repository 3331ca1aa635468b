import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Sobreposições/Tooltip',
  component: Tooltip,
  tags: ['estavel'],
  args: { content: 'Última atualização há 2 minutos', children: <Button>Atualizar</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Aberta: Story = { tags: ['estados'], args: { isOpen: true } };

export const EmElementoSimples: Story = {
  tags: ['recursos'],
  args: {
    isPlainTrigger: true,
    content: 'Justificativa: acordo com o prestador',
    children: <button type="button">ALTERAÇÃO MANUAL</button>,
  },
};

export const AbreNoFocoEFechaComEsc: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('Última atualização há 2 minutos');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Última atualização há 2 minutos');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const Galeria: Story = { tags: ['galeria'], args: { isOpen: true, placement: 'bottom' } };
