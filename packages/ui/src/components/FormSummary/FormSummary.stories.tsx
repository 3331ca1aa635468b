import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { TextField } from '../TextField/index.ts';
import { FormSummary } from './FormSummary.tsx';

const meta = {
  title: 'Formulários/FormSummary',
  component: FormSummary,
  tags: ['estavel'],
  args: {
    problems: [
      { field: 'nome', label: 'Nome', message: 'informe o nome.' },
      { field: 'telefone', label: 'Telefone', message: 'complete os 11 dígitos.' },
    ],
  },
} satisfies Meta<typeof FormSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Galeria: Story = { tags: ['galeria'] };
export const UmSo: Story = {
  tags: ['estados'],
  args: { problems: [{ field: 'nome', message: 'Informe o nome.' }] },
};
export const LevaAoCampo: Story = {
  tags: ['interacoes'],
  args: { attempt: 1 },
  render: (args) => (
    <form>
      <Stack>
        <FormSummary {...args} />
        <TextField label="Nome" name="nome" errorMessage="Informe o nome." />
        <TextField label="Telefone" name="telefone" errorMessage="Complete os 11 dígitos." />
      </Stack>
    </form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Telefone: complete os 11 dígitos.' }));
    await expect(canvas.getByRole('textbox', { name: 'Telefone' })).toHaveFocus();
  },
};

/** By key: the summary has the focus, Tab goes through the problems, Enter leads to the field. */
export const Teclado: Story = {
  ...LevaAoCampo,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Nome: informe o nome.' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const field = canvas.getByRole('textbox', { name: 'Telefone' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Complete os 11 dígitos.');
    const problem = canvas.getByRole('button', { name: 'Nome: informe o nome.' });
    problem.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
  },
};
