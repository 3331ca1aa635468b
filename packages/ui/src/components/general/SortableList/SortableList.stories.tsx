import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Switch } from '../Switch/Switch.tsx';
import { Text } from '../Text/Text.tsx';
import { SortableList, type SortableListProps } from './SortableList.tsx';
import type { SortableItem } from './SortableList.logic.ts';

interface Step extends SortableItem {
  readonly isOn: boolean;
  readonly days: number;
}
const STEPS: readonly Step[] = [
  { id: 'pedido', label: 'Pedido', isFixed: true, isOn: true, days: 0 },
  { id: 'clinica', label: 'Escolha da clínica', isOn: true, days: 1 },
  { id: 'aviso', label: 'Aviso ao funcionário', isOn: true, days: 2 },
  { id: 'exame', label: 'Exame', isOn: false, days: 5 },
];

function List(props: SortableListProps<Step>) {
  const [items, setItems] = useState(props.items);
  return (
    <SortableList
      {...props}
      items={items}
      onReorder={(next, moved) => {
        setItems(next);
        props.onReorder(next, moved);
      }}
    />
  );
}

const meta = {
  title: 'Formulários/SortableList',
  component: SortableList<Step>,
  tags: ['experimental'],
  args: { label: 'Etapas', items: STEPS, onReorder: fn(), fixedText: 'Sempre' },
  render: (args) => (
    <div style={{ maxWidth: 480 }}>
      <List {...args} />
    </div>
  ),
} satisfies Meta<typeof SortableList<Step>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Comum: Story = { tags: ['estados'] };
export const Numerada: Story = { tags: ['estados'], args: { isNumbered: true } };
export const Vazia: Story = { tags: ['estados'], args: { items: [] } };
export const Desabilitada: Story = { tags: ['estados'], args: { isDisabled: true } };

const ids = (list: HTMLElement) =>
  [...list.querySelectorAll('li')].map((line) => line.textContent.replace(/Sempre|Já é a \S+\./g, ''));

/** By its buttons, and by Alt and an arrow; the focus goes with the line, and its place is said. */
export const Teclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('list', { name: 'Etapas' });
    await userEvent.tab();
    const up = canvas.getByRole('button', { name: /Mover Escolha da clínica para cima/ });
    await expect(up).toHaveFocus();
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onReorder).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(ids(list)).toEqual(['Pedido', 'Aviso ao funcionário', 'Escolha da clínica', 'Exame']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Escolha da clínica: posição 2 de 3.');
    await expect(canvas.getByRole('button', { name: /Mover Escolha da clínica para baixo/ })).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(ids(list).at(-1)).toBe('Escolha da clínica');
    await expect(canvas.getByRole('button', { name: /Mover Escolha da clínica para baixo/ })).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(ids(list).at(-1)).toBe('Escolha da clínica');
    await expect(args.onReorder).toHaveBeenCalledTimes(2);
  },
};

/** By its grip; a line that stays is no place to go to, and Esc leaves all as it was. */
export const PorArrasto: Story = {
  name: 'Por arrasto',
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('list', { name: 'Etapas' });
    const line = (text: string) => {
      const found = [...list.querySelectorAll('li')].find((each) => each.textContent.startsWith(text));
      if (!found) throw new Error(`no line ${text}`);
      return found;
    };
    const hold = (from: Element, to: Element, share: number) => {
      const start = from.getBoundingClientRect();
      const box = to.getBoundingClientRect();
      const base = { bubbles: true, button: 0, pointerId: 1, clientX: start.left + 4 };
      void fireEvent.pointerDown(from, { ...base, clientY: start.top + 4 });
      void fireEvent.pointerMove(window, { ...base, clientY: box.top + box.height * share });
      return () => void fireEvent.pointerUp(window, { ...base, clientY: box.top + box.height * share });
    };
    const grip = (text: string) => {
      const found = line(text).querySelector('[data-handle]');
      if (!found) throw new Error(`no grip ${text}`);
      return found;
    };
    await expect(line('Pedido').querySelector('[data-handle]')).toBeNull();
    hold(grip('Exame'), line('Escolha da clínica'), 0.2)();
    await waitFor(() => expect(ids(list)[1]).toBe('Exame'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Exame: posição 1 de 3.');
    hold(grip('Exame'), line('Pedido'), 0.2)();
    await expect(args.onReorder).toHaveBeenCalledOnce();
    const drop = hold(grip('Exame'), line('Aviso'), 0.9);
    await expect(line('Aviso')).toHaveAttribute('data-drop', 'after');
    void fireEvent.keyDown(window, { key: 'Escape' });
    drop();
    await expect(ids(list)[1]).toBe('Exame');
  },
};

/** A line with a switch and a number of its own: both are what they are anywhere, and the line still moves. */
export const ComChaveENumero: Story = {
  name: 'Com chave e número',
  tags: ['recursos'],
  args: {
    renderItem: (step) => <Switch defaultSelected={step.isOn}>{step.label}</Switch>,
    renderEnd: (step) => <Text tone="muted">{step.days === 1 ? '1 dia' : `${step.days} dias`}</Text>,
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Etapas' });
    const exam = canvas.getByRole('switch', { name: 'Exame' });
    await userEvent.click(exam);
    await expect(exam).toBeChecked();
    exam.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(ids(list)[2]).toContain('Exame'));
    await expect(canvas.getByRole('switch', { name: 'Exame' })).toHaveFocus();
    await expect(canvas.getByRole('switch', { name: 'Exame' })).toBeChecked();
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 480 }}>
      <List label="Etapas" items={STEPS} onReorder={() => undefined} fixedText="Sempre" isNumbered />
      <List
        label="Avisos"
        items={STEPS.slice(1)}
        onReorder={() => undefined}
        renderItem={(step) => <Switch defaultSelected={step.isOn}>{step.label}</Switch>}
        renderEnd={(step) => <Text tone="muted">{step.days === 1 ? '1 dia' : `${step.days} dias`}</Text>}
      />
    </div>
  ),
};
