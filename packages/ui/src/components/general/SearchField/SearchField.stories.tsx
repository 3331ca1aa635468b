import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Formulários/SearchField',
  component: SearchField,
  tags: ['estavel'],
  args: { placeholder: 'Pesquisar por funcionário ou CPF', width: 'lg', onSubmit: fn(), onClear: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vazio: Story = { tags: ['estados'] };
export const Desabilitado: Story = { tags: ['estados'], args: { isDisabled: true } };
export const ComRotulo: Story = {
  tags: ['recursos'],
  args: { label: 'Prestador' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Prestador')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Prestador' })).toBeVisible();
  },
};

export const EnterBuscaEscLimpa: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox', { name: 'Pesquisar' });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(input, 'ana{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('ana');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const BotaoLimpa: Story = {
  tags: ['interacoes'],
  args: { defaultValue: 'ana' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar pesquisa' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 360 }}>
      <SearchField placeholder="Pesquisar" />
      <SearchField defaultValue="Clínica São Lucas" />
      <SearchField isDisabled placeholder="Pesquisar" />
    </div>
  ),
};
