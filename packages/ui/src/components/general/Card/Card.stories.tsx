import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Card } from './Card.tsx';

const meta = {
  title: 'Estrutura/Card',
  component: Card,
  tags: ['estavel'],
  args: { children: 'Clínica São Lucas, Campinas' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Simples: Story = { tags: ['estados'] };
export const Recuado: Story = { tags: ['estados'], args: { isSunken: true } };
export const Galeria: Story = {
  tags: ['galeria'],
  args: {
    title: 'Resumo',
    actions: <Button size="small">Editar</Button>,
    footer: <Button variant="primary">Confirmar</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Resumo' })).toBeInTheDocument();
  },
};
