import type { Meta, StoryObj } from '@storybook/react-vite';
import { EllipsisVertical } from 'lucide-react';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
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
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'ALTERAÇÃO MANUAL' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Justificativa: acordo com o prestador',
    );
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

/** Under a resting pointer it comes after its delay, and goes with it. */
export const Ponteiro: Story = {
  tags: ['interacoes'],
  args: { delay: 0 },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Atualizar' });
    // The mouse is what the person uses, and it comes from somewhere.
    await userEvent.pointer([{ keys: '[MouseLeft]', target: canvasElement }, { target: button }]);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Última atualização há 2 minutos');
    await userEvent.unhover(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

/** After the keys, the first stroke of the mouse ends on it: a browser says where it came before it says that it moved. */
export const PrimeiroMovimento: Story = {
  tags: ['interacoes'],
  args: { delay: 0 },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Atualizar' });
    await userEvent.keyboard('x');
    await fireEvent.pointerOver(button, { pointerType: 'mouse', clientX: 31, clientY: 17 });
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Última atualização há 2 minutos');
  },
};

/** The page changes under a resting mouse: nobody asked for anything. */
export const PonteiroParado: Story = {
  tags: ['interacoes'],
  args: { delay: 0 },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Atualizar' });
    const resting = { pointerType: 'mouse', clientX: 31, clientY: 17 };
    await fireEvent.pointerMove(canvasElement, resting);
    await userEvent.keyboard('x');
    await fireEvent.pointerOver(button, resting);
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};

/** A finger does not hover: a touch presses the button and shows no tooltip, so it never holds what one must know. */
export const Toque: Story = {
  tags: ['interacoes'],
  args: { delay: 0 },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Atualizar' });
    const touch = { pointerType: 'touch', pointerId: 7, button: 0, clientX: 8, clientY: 8 };
    await fireEvent.pointerEnter(button, touch);
    await fireEvent.pointerDown(button, touch);
    await fireEvent.pointerUp(button, touch);
    await fireEvent.pointerLeave(button, touch);
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};

/** It is never the only name: an icon button is named without it, and the tooltip only shows the name. */
export const NuncaOUnicoNome: Story = {
  tags: ['interacoes'],
  render: () => <IconButton icon={<EllipsisVertical />} label="Ações de Ana Souza" />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Ações de Ana Souza' });
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Ações de Ana Souza');
  },
};

export const Galeria: Story = { tags: ['galeria'], args: { isOpen: true, placement: 'bottom' } };
