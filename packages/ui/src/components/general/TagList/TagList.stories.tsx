import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { TagList, type TagListProps } from './index.ts';

function Controlled(props: TagListProps) {
  const [items, setItems] = useState(props.items);
  return (
    <TagList
      {...props}
      items={items}
      onRemove={(id) => {
        setItems(items.filter((item) => item.id !== id));
        props.onRemove?.(id);
      }}
    />
  );
}

const meta = {
  title: 'Dados/TagList',
  component: TagList,
  tags: ['estavel'],
  args: {
    label: 'Funcionários',
    items: [
      { id: '1', label: 'Ana Souza' },
      { id: '2', label: 'Bruno Lima' },
      { id: '3', label: 'Carla Dias' },
    ],
    onRemove: fn(),
  },
} satisfies Meta<typeof TagList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SoInforma: Story = { tags: ['estados'], args: { onRemove: undefined } };
export const ComRotulo: Story = { tags: ['estados'], args: { isLabelVisible: true } };

/** A plain list; arrows between chips; Delete removes and goes to the chip that took the place. */
export const Teclado: Story = {
  tags: ['interacoes'],
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('row')).not.toBeInTheDocument();
    await expect(canvas.getByRole('list', { name: 'Funcionários' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
      'Ana Souza',
      'Bruno Lima',
      'Carla Dias',
    ]);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remover Ana Souza' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await expect(args.onRemove).toHaveBeenCalledWith('2');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remover Carla Dias' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenLastCalledWith('3');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remover Ana Souza' })).toHaveFocus());
  },
};

/** ← goes back; Backspace and Space remove as Delete does. */
export const OutrasTeclas: Story = {
  tags: ['interacoes'],
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Remover Ana Souza' })).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onRemove).toHaveBeenLastCalledWith('1');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remover Bruno Lima' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(args.onRemove).toHaveBeenLastCalledWith('2');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remover Carla Dias' })).toHaveFocus());
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 480 }}>
      <TagList {...args} onRemove={undefined} />
      <Controlled {...args} isLabelVisible />
      <Controlled
        {...args}
        items={[
          { id: 'a', name: 'Status', label: 'Agendado' },
          { id: 'b', name: 'Período', label: '01/11/2026 a 30/11/2026' },
          {
            id: 'c',
            name: 'Cliente',
            label: 'Metalúrgica Três Rios do Interior Paulista Indústria e Comércio',
          },
        ]}
      />
    </div>
  ),
};
