import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Select } from './Select.tsx';

const exames = [
  { value: '1', label: 'Admissional' },
  { value: '2', label: 'Periódico' },
  { value: '3', label: 'Retorno ao trabalho' },
  { value: '4', label: 'Demissional', disabledReason: 'Há um exame clínico de menos de 135 dias.' },
];

const meta = {
  title: 'Formulários/Select',
  component: Select<string>,
  tags: ['estavel'],
  args: { label: 'Tipo de exame', options: exames, width: 'lg', onChange: fn() },
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SemEscolha: Story = { tags: ['estados'] };
export const Escolhido: Story = { tags: ['estados'], args: { defaultValue: '2' } };
export const Invalido: Story = {
  tags: ['estados'],
  args: { errorMessage: 'Escolha o tipo de exame.', isRequired: true },
};
export const Desabilitado: Story = { tags: ['estados'], args: { isDisabled: true, defaultValue: '1' } };

export const Grupos: Story = {
  tags: ['recursos'],
  args: {
    label: 'Clínica',
    options: [
      {
        label: 'Credenciadas',
        options: [{ value: 'a', label: 'São Lucas', tone: 'sucesso', description: 'Credenciada' }],
      },
      {
        label: 'Outras',
        options: [{ value: 'b', label: 'MedTrab', tone: 'atencao', description: 'Sem contrato' }],
      },
    ],
  },
};

export const ForaDaPagina: Story = {
  tags: ['interacoes'],
  args: { value: '99', selectedOption: { value: '99', label: 'Monitoração pontual' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Tipo de exame/ })).toHaveTextContent(
      'Monitoração pontual',
    );
  },
};

export const Teclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: /Tipo de exame/ });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(within(list).getByRole('option', { name: 'Admissional' })).toHaveFocus());
    await userEvent.keyboard('p');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith('2');
    await expect(trigger).toHaveTextContent('Periódico');
    await expect(trigger).toHaveFocus();
  },
};

export const IndisponivelDizPorQue: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Tipo de exame/ }));
    const blocked = await screen.findByRole('option', { name: 'Demissional' });
    await userEvent.keyboard('{End}');
    await expect(blocked).toHaveFocus();
    await expect(blocked).toHaveAttribute('aria-disabled', 'true');
    await expect(blocked).toHaveAccessibleDescription('Há um exame clínico de menos de 135 dias.');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(blocked);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const Limpa: Story = {
  tags: ['interacoes'],
  args: { isClearable: true, defaultValue: '1' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar Tipo de exame' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('button', { name: /Tipo de exame/ })).toHaveTextContent('Selecione');
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 360 }}>
      <Select label="Tipo de exame" options={exames} description="Define os procedimentos." />
      <Select label="Tipo de exame" options={exames} defaultValue="2" isClearable isRequired />
      <Select label="Tipo de exame" options={exames} errorMessage="Escolha o tipo de exame." />
      <Select label="Tipo de exame" options={exames} defaultValue="1" isDisabled />
    </div>
  ),
};
