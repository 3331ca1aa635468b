import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CheckMatrix, type CheckMatrixChange, type CheckMatrixProps } from './CheckMatrix.tsx';

const COLUMNS = [
  { id: 'see', label: 'Acessar' },
  { id: 'make', label: 'Criar' },
  { id: 'edit', label: 'Editar' },
  { id: 'remove', label: 'Excluir' },
];
const every = (id: string) => ({
  see: id,
  make: `${id}:criar`,
  edit: `${id}:editar`,
  remove: `${id}:excluir`,
});
const ROWS = [
  { id: 'grupos', label: 'Grupos', group: 'Estrutura', cells: every('grupos') },
  { id: 'clientes', label: 'Clientes', group: 'Estrutura', cells: every('clientes') },
  { id: 'unidades', label: 'Unidades', group: 'Estrutura', cells: every('unidades') },
  { id: 'agenda', label: 'Agendamentos', group: 'Gestão médica', cells: every('agenda') },
  { id: 'cancelar', label: 'Cancelar agendamento', group: 'Gestão médica', cells: { see: 'cancelar' } },
];
const GIVEN = [
  'grupos',
  'grupos:criar',
  'grupos:editar',
  'grupos:excluir',
  'clientes',
  'agenda',
  'agenda:criar',
];
const LOCKED = 'Você não tem esta permissão.';

/** Keeps what is chosen. */
function Kept({ value, onChange, ...props }: CheckMatrixProps) {
  const [chosen, setChosen] = useState(value);
  const change = ({ keys, isSelected }: CheckMatrixChange) => {
    setChosen((before) => [...before.filter((key) => !keys.includes(key)), ...(isSelected ? keys : [])]);
    onChange({ keys, isSelected });
  };
  return <CheckMatrix {...props} value={chosen} onChange={change} />;
}

const meta = {
  title: 'Formulários/CheckMatrix',
  component: CheckMatrix,
  tags: ['experimental'],
  args: {
    label: 'Permissões',
    rowHeader: 'Área',
    columns: COLUMNS,
    rows: ROWS,
    value: GIVEN,
    onChange: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof CheckMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Comum: Story = { tags: ['estados'] };
export const Vazia: Story = { tags: ['estados'], args: { value: [] } };
export const SoLeitura: Story = { tags: ['estados'], args: { lockedReason: () => LOCKED } };

export const LinhaColunaGrupoETudo: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    await expect(box('Toda a linha Grupos')).toBeChecked();
    await expect(box('Toda a linha Clientes')).toBePartiallyChecked();
    await expect(box('Toda a coluna Acessar')).toBePartiallyChecked();
    await expect(box('Área: marcar tudo')).toBePartiallyChecked();

    await userEvent.click(canvas.getByText('Clientes'));
    await expect(box('Toda a linha Clientes')).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith({
      keys: ['clientes:criar', 'clientes:editar', 'clientes:excluir'],
      isSelected: true,
    });
    await userEvent.click(box('Toda a coluna Acessar'));
    await expect(box('Cancelar agendamento: Acessar')).toBeChecked();
    await expect(box('Toda a linha Cancelar agendamento')).toBeChecked();
    await userEvent.click(box('Tudo de Estrutura'));
    await expect(box('Unidades: Excluir')).toBeChecked();
    await userEvent.click(box('Tudo de Estrutura'));
    await expect(box('Grupos: Acessar')).not.toBeChecked();
    await userEvent.click(box('Área: marcar tudo'));
    await expect(box('Agendamentos: Excluir')).toBeChecked();
    await userEvent.click(box('Área: marcar tudo'));
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
  },
};

/** One stop for Tab; the arrows walk over all of it, over what has no box too. */
export const Teclado: Story = {
  tags: ['interacoes'],
  args: { value: [] },
  play: async ({ canvas }) => {
    const focused = async (name: string) => expect(canvas.getByRole('checkbox', { name })).toHaveFocus();
    await userEvent.tab();
    await focused('Área: marcar tudo');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await focused('Toda a coluna Criar');
    await userEvent.keyboard('{ArrowDown}');
    await focused('Tudo de Estrutura');
    await userEvent.keyboard('{ArrowDown}');
    await focused('Grupos: Criar');
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Grupos: Criar' })).toBeChecked();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(canvas.getByLabelText('Cancelar agendamento: Excluir, não se aplica')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await focused('Toda a linha Cancelar agendamento');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await focused('Toda a linha Cancelar agendamento');
  },
};

export const DizPorQueNaoMuda: Story = {
  tags: ['interacoes'],
  args: { lockedReason: (key) => (key.startsWith('clientes') ? LOCKED : undefined) },
  play: async ({ canvas, args }) => {
    const locked = canvas.getByRole('checkbox', { name: 'Clientes: Criar' });
    await userEvent.click(locked);
    await expect(locked).not.toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(locked).toHaveFocus();
    await expect(canvas.getByText(LOCKED)).toBeVisible();
    // What may change goes, what is locked stays.
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Toda a coluna Acessar' }));
    await expect(canvas.getByRole('checkbox', { name: 'Unidades: Acessar' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Toda a coluna Acessar' }));
    await expect(canvas.getByRole('checkbox', { name: 'Unidades: Acessar' })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Clientes: Acessar' })).toBeChecked();
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 760 }}>
      <CheckMatrix {...args} />
      <CheckMatrix {...args} label="Só leitura" rows={ROWS.slice(3)} lockedReason={() => LOCKED} />
    </div>
  ),
};
