import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Formulários/TextField',
  component: TextField,
  tags: ['estavel'],
  args: { label: 'Nome do solicitante', width: 'lg', onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vazio: Story = { tags: ['estados'] };
export const Preenchido: Story = { tags: ['estados'], args: { defaultValue: 'Ana Beatriz Souza' } };
export const ComAjuda: Story = { tags: ['estados'], args: { description: 'Quem responde pelo pedido.' } };
export const Invalido: Story = {
  tags: ['estados'],
  args: { errorMessage: 'Informe o nome do solicitante.' },
};
export const Desabilitado: Story = { tags: ['estados'], args: { isDisabled: true, defaultValue: 'Ana' } };
export const SomenteLeitura: Story = { tags: ['estados'], args: { isReadOnly: true, defaultValue: 'Ana' } };
export const ComIcone: Story = {
  tags: ['recursos'],
  args: {
    label: 'E-mail',
    type: 'email',
    before: <Mail size={16} aria-hidden />,
    placeholder: 'nome@empresa.com.br',
  },
  play: async ({ canvas, canvasElement }) => {
    // The icon is decoration, and a press on it is a press on the field.
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
export const ComUnidade: Story = {
  tags: ['recursos'],
  args: { label: 'Tolerância', after: 'minutos', width: 'sm' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Tolerância/ })).toBeVisible();
    await expect(canvas.getByText('minutos')).toBeVisible();
  },
};

export const ErroTomaOLugarDaAjuda: Story = {
  tags: ['interacoes'],
  args: { description: 'Quem responde pelo pedido.', isRequired: true },
  render: function Render(args) {
    const [value, setValue] = useState('');
    return (
      <TextField
        {...args}
        value={value}
        onChange={setValue}
        errorMessage={value === '' ? 'Informe o nome do solicitante.' : undefined}
      />
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Nome do solicitante' });
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('Informe o nome do solicitante.');
    await userEvent.type(input, 'Ana');
    await expect(input).toBeValid();
    await expect(input).toHaveAccessibleDescription('Quem responde pelo pedido.');
  },
};

export const Digitacao: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Nome do solicitante'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('Zé');
    await expect(args.onChange).toHaveBeenLastCalledWith('Zé');
  },
};

/** The × is there only while there is something to clear; the field keeps the focus, and the form hears of it. */
export const Limpar: Story = {
  tags: ['interacoes'],
  args: { isClearable: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Limpar' })).not.toBeInTheDocument();
    const input = canvas.getByRole('textbox', { name: 'Nome do solicitante' });
    await userEvent.type(input, 'Ana');
    await expect(canvas.getByRole('button', { name: 'Limpar' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Limpar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.queryByRole('button', { name: 'Limpar' })).not.toBeInTheDocument();
  },
};

/** The box is as wide as what it holds; what is said of it keeps the column. */
export const CaixaCurta: Story = {
  name: 'Caixa curta',
  tags: ['recursos'],
  args: { controlWidth: 'sm', description: 'A sigla do estado em que o conselho fica, como SP ou MG.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Nome do solicitante' });
    await expect(input.parentElement?.offsetWidth).toBe(160);
    await expect(canvas.getByText(/A sigla do estado/).offsetWidth).toBeGreaterThan(160);
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
        maxWidth: 760,
      }}
    >
      <TextField label="Nome" placeholder="Como no documento" description="Sem abreviações." />
      <TextField label="Nome" defaultValue="Ana Beatriz" isRequired />
      <TextField label="Nome" errorMessage="Informe o nome." isRequired />
      <TextField label="Apelido" isOptional before={<Mail size={16} aria-hidden />} />
      <TextField label="Cargo" isClearable defaultValue="Soldadora" />
      <TextField label="Código" isDisabled defaultValue="00123" />
      <TextField label="Código" isReadOnly defaultValue="00123" />
    </div>
  ),
};
