import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Estrutura/Heading',
  component: Heading,
  tags: ['estavel'],
  args: { level: 1, children: 'Agendamentos' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <>
      <Heading level={1} size="s32">
        Boas-vindas
      </Heading>
      <Heading level={1}>Agendamentos</Heading>
      <Heading level={2}>Dados do funcionário</Heading>
      <Heading level={3}>Contato</Heading>
      <Heading level={4}>Telefones</Heading>
    </>
  ),
};

export const RecebeFocoPorScript: Story = {
  tags: ['interacoes'],
  args: { tabIndex: -1 },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Agendamentos' });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
};
