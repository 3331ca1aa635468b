import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, Factory, Users } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Tree, type TreeNode, type TreeProps } from './index.ts';

const nodes: readonly TreeNode[] = [
  {
    id: 'tres-rios',
    label: 'Metalúrgica Três Rios',
    description: '12.345.678/0001-95',
    icon: <Building2 />,
    end: '1.240',
    children: [
      {
        id: 'matriz',
        label: 'Matriz',
        icon: <Factory />,
        children: [
          { id: 'producao', label: 'Produção', icon: <Users />, end: '812' },
          { id: 'escritorio', label: 'Escritório', icon: <Users />, end: '96' },
        ],
      },
      { id: 'filial', label: 'Filial São José', icon: <Factory />, end: '332' },
      {
        id: 'antiga',
        label: 'Filial antiga',
        icon: <Factory />,
        disabledReason: 'Unidade inativa desde 03/2025.',
      },
    ],
  },
  { id: 'aurora', label: 'Padaria Aurora', icon: <Building2 />, end: '18' },
];

const meta = {
  title: 'Dados/Tree',
  component: Tree,
  tags: ['novo'],
  args: { label: 'Empresas e unidades', nodes, onSelectionChange: fn(), onAction: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fechada: Story = { tags: ['estados'] };
export const Aberta: Story = { tags: ['estados'], args: { defaultExpandedIds: ['tres-rios', 'matriz'] } };
export const Escolhida: Story = {
  tags: ['estados'],
  args: {
    selectionMode: 'single',
    defaultExpandedIds: ['tres-rios'],
    defaultSelectedIds: ['filial'],
  },
};
export const Vazia: Story = {
  tags: ['estados'],
  args: { nodes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum registro encontrado.')).toBeVisible();
  },
};

/** Only leaves count: a branch is opened and closed by what chooses elsewhere, and is no choice itself. */
export const SoFolhas: Story = {
  name: 'Só folhas',
  tags: ['interacoes'],
  args: { selectionMode: 'single', isLeafOnly: true },
  play: async ({ canvas, args }) => {
    const branch = canvas.getByRole('treeitem', { name: /^Metalúrgica Três Rios/ });
    await userEvent.click(branch);
    await expect(branch).toHaveAttribute('aria-expanded', 'true');
    await expect(branch).not.toHaveAttribute('aria-selected');
    await userEvent.keyboard('{Enter}');
    await expect(branch).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('treeitem', { name: /^Padaria Aurora/ }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['aurora']));
  },
};

/** Choosing a branch takes what is under it, but never what is unavailable; a part chosen is 'mixed'. */
export const EscolheRamos: Story = {
  tags: ['interacoes'],
  args: { selectionMode: 'multiple', defaultExpandedIds: ['tres-rios', 'matriz'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Produção 812' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['producao']));
    await expect(canvas.getByRole('treeitem', { name: 'Matriz' })).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.click(canvas.getByRole('treeitem', { name: /^Metalúrgica Três Rios/ }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      new Set(['producao', 'escritorio', 'filial']),
    );
    const off = canvas.getByRole('treeitem', { name: 'Filial antiga Unidade inativa desde 03/2025.' });
    await expect(off).toHaveAttribute('aria-checked', 'false');
    await expect(off).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(off);
    await expect(off).toHaveAttribute('aria-checked', 'false');
  },
};

/** One tab stop; the arrows open, close and walk; letters find; Space chooses. */
export const Teclado: Story = {
  tags: ['interacoes'],
  args: { selectionMode: 'multiple' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const company = canvas.getByRole('treeitem', { name: /^Metalúrgica Três Rios/ });
    await expect(company).toHaveFocus();
    await expect(company).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}');
    await expect(company).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    const sector = canvas.getByRole('treeitem', { name: 'Produção 812' });
    await expect(sector).toHaveFocus();
    await expect(sector).toHaveAttribute('aria-level', '3');
    await expect(sector).toHaveAttribute('aria-posinset', '1');
    await userEvent.keyboard(' ');
    await expect(sector).toHaveAttribute('aria-checked', 'true');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['producao']));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('treeitem', { name: 'Matriz' })).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('treeitem', { name: 'Padaria Aurora 18' })).toHaveFocus();
    await userEvent.keyboard('filial s');
    await expect(canvas.getByRole('treeitem', { name: 'Filial São José 332' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('treeitem', { name: 'Matriz' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(company).toHaveFocus();
  },
};

/** What the search finds is opened, with the way to it. */
export const Busca: Story = {
  tags: ['recursos'],
  args: { filter: 'producao' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('treeitem', { name: 'Produção 812' })).toBeVisible();
    await expect(canvas.queryByRole('treeitem', { name: 'Padaria Aurora 18' })).not.toBeInTheDocument();
  },
};

function Lazy(props: TreeProps) {
  const [children, setChildren] = useState<readonly TreeNode[] | null>(null);
  const [isFirst, setFirst] = useState(true);
  return (
    <Tree
      {...props}
      nodes={[{ id: 'grupo', label: 'Grupo Aurora', isLazy: true, ...(children ? { children } : {}) }]}
      onLoadChildren={async () => {
        setFirst(false);
        if (isFirst) throw new Error('offline');
        setChildren([{ id: 'loja', label: 'Loja 1' }]);
      }}
    />
  );
}

/** Children that did not come leave a row that tries again. */
export const BuscaFilhos: Story = {
  tags: ['interacoes'],
  render: (args) => <Lazy {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const failed = await canvas.findByRole('treeitem', { name: /Problemas ao carregar informações!/ });
    await userEvent.keyboard('{ArrowDown}');
    await expect(failed).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: 'Loja 1' })).toBeVisible());
  },
};

/** `*` opens all that stand beside each other; Enter does what a node is for. */
export const AsteriscoEEnter: Story = {
  tags: ['interacoes'],
  args: {
    nodes: [
      { id: 'a', label: 'Aurora', children: [{ id: 'a1', label: 'Loja 1' }] },
      { id: 'b', label: 'Boreal', children: [{ id: 'b1', label: 'Fábrica' }] },
      { id: 'c', label: 'Cruzeiro' },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('*');
    await expect(canvas.getByRole('treeitem', { name: 'Aurora' })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('treeitem', { name: 'Boreal' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('treeitem', { name: 'Loja 1' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('a1');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('treeitem', { name: 'Aurora' })).toHaveFocus();
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Tree
        {...args}
        selectionMode="multiple"
        defaultExpandedIds={['tres-rios', 'matriz']}
        defaultSelectedIds={['producao', 'aurora']}
      />
      <Tree
        {...args}
        label="Unidade"
        selectionMode="single"
        defaultExpandedIds={['tres-rios']}
        defaultSelectedIds={['filial']}
      />
    </div>
  ),
};
