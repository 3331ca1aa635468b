import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { Section } from './Section.tsx';

const meta = {
  title: 'Estrutura/Section',
  component: Section,
  tags: ['estavel'],
  args: { title: 'Contato', children: <TextField label="Telefone" width="md" /> },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SoTitulo: Story = { tags: ['estados'] };
export const Galeria: Story = {
  tags: ['galeria'],
  args: {
    description: 'Para onde vai a confirmação.',
    actions: <Button size="small">Copiar do cadastro</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Contato' })).toContainElement(
      canvas.getByRole('textbox', { name: 'Telefone' }),
    );
  },
};
