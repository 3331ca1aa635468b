import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import type { TreeNode } from '../Tree/Tree.logic.ts';
import { TreeSelect, type TreeSelectProps } from './TreeSelect.tsx';

const NODES: readonly TreeNode[] = [
  {
    id: 'tres-rios',
    label: 'Metalúrgica Três Rios',
    children: [
      {
        id: 'matriz',
        label: 'Matriz',
        children: [
          { id: 'producao', label: 'Produção' },
          { id: 'escritorio', label: 'Escritório' },
        ],
      },
      { id: 'filial', label: 'Filial São José' },
      { id: 'antiga', label: 'Filial antiga', disabledReason: 'Unidade inativa desde 03/2025.' },
    ],
  },
  { id: 'aurora', label: 'Padaria Aurora' },
];

const meta = {
  title: 'Formulários/TreeSelect',
  component: TreeSelect,
  tags: ['experimental'],
  args: { label: 'Unidade e setor', nodes: NODES, width: 'lg', onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof TreeSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SemEscolha: Story = { name: 'Sem escolha', tags: ['estados'] };
export const Escolhido: Story = { tags: ['estados'], args: { defaultValue: ['producao'] } };
export const Varios: Story = {
  name: 'Vários',
  tags: ['estados'],
  args: { selectionMode: 'multiple', defaultValue: ['producao', 'escritorio', 'aurora'] },
};
export const Desabilitado: Story = {
  tags: ['estados'],
  args: { defaultValue: ['producao'], isDisabled: true },
};

const field = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('combobox', { name: 'Unidade e setor' });
const opened = async () => within(await screen.findByRole('dialog', { name: 'Unidade e setor' }));

/** By keyboard alone: opens, goes down the tree, chooses; the way to the choice is what the field says. */
export const Teclado: Story = {
  tags: ['interacoes'],
  args: { isLeafOnly: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(field(canvas)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const panel = await opened();
    await waitFor(() => expect(panel.getByRole('searchbox', { name: 'Pesquisar' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(panel.getByRole('treeitem', { name: 'Metalúrgica Três Rios' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(panel.getByRole('treeitem', { name: 'Produção' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith(['producao']);
    await expect(field(canvas)).toHaveTextContent('Metalúrgica Três Rios / Matriz / Produção');
    await waitFor(() => expect(field(canvas)).toHaveFocus());
  },
};

/** The search shows the way to what it finds; Esc changes nothing. */
export const Pesquisa: Story = {
  tags: ['recursos'],
  args: { defaultValue: ['filial'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(field(canvas));
    const panel = await opened();
    await expect(panel.getByRole('treeitem', { name: 'Filial São José' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.type(panel.getByRole('searchbox', { name: 'Pesquisar' }), 'escritorio');
    // The panel fades in.
    await waitFor(() => expect(panel.getByRole('treeitem', { name: 'Escritório' })).toBeVisible());
    await expect(panel.queryByRole('treeitem', { name: 'Padaria Aurora' })).toBeNull();
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(field(canvas)).toHaveTextContent('Metalúrgica Três Rios / Filial São José');
    // What is not required can be nothing again.
    await userEvent.click(field(canvas));
    await userEvent.click((await opened()).getByRole('button', { name: 'Limpar' }));
    await waitFor(() => expect(field(canvas)).toHaveTextContent('Selecione'));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

/** A branch takes all under it but what is unavailable, and the field says it once. */
export const EscolheRamos: Story = {
  name: 'Escolhe ramos',
  tags: ['recursos'],
  args: { selectionMode: 'multiple' },
  play: async ({ canvas, args }) => {
    await userEvent.click(field(canvas));
    const panel = await opened();
    await userEvent.click(panel.getByRole('treeitem', { name: 'Metalúrgica Três Rios' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['producao', 'escritorio', 'filial']);
    await expect(panel.getByRole('status')).toHaveTextContent('3 escolhidos');
    await userEvent.click(panel.getByRole('button', { name: 'Concluir' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(field(canvas)).toHaveTextContent(/^Metalúrgica Três Rios$/);
    await userEvent.click(field(canvas));
    await userEvent.click((await opened()).getByRole('button', { name: 'Limpar' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

function Lazy(props: TreeSelectProps) {
  const [nodes, setNodes] = useState<readonly TreeNode[]>([
    { id: 'matriz', label: 'Matriz', isLazy: true },
    { id: 'filial', label: 'Filial' },
  ]);
  return (
    <TreeSelect
      {...props}
      nodes={nodes}
      onLoadChildren={async () => {
        await Promise.resolve();
        setNodes([
          { id: 'matriz', label: 'Matriz', children: [{ id: 'producao', label: 'Produção' }] },
          { id: 'filial', label: 'Filial' },
        ]);
      }}
    />
  );
}

/** What is chosen may lie in a branch that nobody has opened: its words come with the record. */
export const BuscaOsRamos: Story = {
  name: 'Busca os ramos',
  tags: ['recursos'],
  args: { defaultValue: ['producao'], chosenText: 'Matriz / Produção', isLeafOnly: true },
  render: (args) => <Lazy {...args} />,
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveTextContent('Matriz / Produção');
    await userEvent.click(field(canvas));
    const panel = await opened();
    await userEvent.click(panel.getByRole('treeitem', { name: 'Matriz' }));
    await expect(await panel.findByRole('treeitem', { name: 'Produção' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** A form gets each id under one name; its reset gives the first ones back. */
export const NoFormulario: Story = {
  name: 'No formulário',
  tags: ['interacoes'],
  args: {
    name: 'setor',
    selectionMode: 'multiple',
    defaultValue: ['producao', 'aurora'],
    errorMessage: 'Escolha um setor só.',
  },
  render: (args) => (
    <form data-testid="formulario">
      <TreeSelect {...args} />
      <Button type="reset">Restaurar</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const data = () => new FormData(canvas.getByTestId('formulario')).getAll('setor');
    await expect(data()).toEqual(['producao', 'aurora']);
    await expect(field(canvas)).toBeInvalid();
    await expect(field(canvas)).toHaveAccessibleDescription('Escolha um setor só.');
    await userEvent.click(field(canvas));
    const panel = await opened();
    await userEvent.click(panel.getByRole('button', { name: 'Limpar' }));
    await userEvent.click(panel.getByRole('button', { name: 'Concluir' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(data()).toEqual(['']);
    await userEvent.click(canvas.getByRole('button', { name: 'Restaurar' }));
    await waitFor(() => expect(data()).toEqual(['producao', 'aurora']));
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 400, minBlockSize: 640, alignContent: 'start' }}>
      <TreeSelect label="Unidade" nodes={NODES} description="Da empresa até o setor." isOptional />
      <TreeSelect label="Unidade" nodes={NODES} errorMessage="Escolha a unidade." isRequired />
      <TreeSelect
        label="Setores"
        nodes={NODES}
        selectionMode="multiple"
        defaultValue={['producao', 'aurora']}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Setores' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Setores' }));
    await waitFor(() => expect(panel.getByRole('treeitem', { name: 'Produção' })).toBeVisible());
  },
};
