import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { SplitPane } from './SplitPane.tsx';

const pane = (title: string, text: string) => (
  <Card title={title} level={2}>
    <Text>{text}</Text>
  </Card>
);

const meta = {
  title: 'Estrutura/SplitPane',
  component: SplitPane,
  tags: ['experimental'],
  args: {
    start: pane('Fila', 'O que espera por atendimento.'),
    end: pane('Pedido', 'Os dados de quem foi escolhido na fila.'),
    onChange: fn(),
    onChangeEnd: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SplitPane>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Comum: Story = { tags: ['estados'] };
export const UmAbaixoDoOutro: Story = {
  name: 'Um abaixo do outro',
  tags: ['estados'],
  args: { direction: 'below' },
};

/** By the arrows, further with Shift, and to the ends; what is kept is told at each key. */
export const Teclado: Story = {
  tags: ['interacoes'],
  args: { label: 'Largura da fila' },
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole('separator', { name: 'Largura da fila' });
    if (bar.offsetWidth === 0) return;
    await userEvent.tab();
    await expect(bar).toHaveFocus();
    await expect(bar).toHaveAttribute('aria-orientation', 'vertical');
    await userEvent.keyboard('{ArrowRight}');
    await expect(bar).toHaveAttribute('aria-valuenow', '52');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(52);
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await userEvent.keyboard('{End}');
    await expect(bar).toHaveAttribute('aria-valuenow', '80');
    await userEvent.keyboard('{Home}');
    await expect(bar).toHaveAttribute('aria-valuenow', '20');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(20);
  },
};

/** Dragged: the panes follow, what is kept is told once; Esc gives it up, a double press goes back. */
export const PorArrasto: Story = {
  name: 'Por arrasto',
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole('separator');
    if (bar.offsetWidth === 0) return;
    bar.setPointerCapture = () => undefined;
    const whole = bar.parentElement?.getBoundingClientRect();
    if (!whole) throw new Error('no panes');
    const at = (share: number) => ({ pointerId: 1, button: 0, clientX: whole.left + whole.width * share });
    void fireEvent.pointerDown(bar, at(0.5));
    void fireEvent.pointerMove(bar, at(0.3));
    await expect(args.onChangeEnd).not.toHaveBeenCalled();
    void fireEvent.pointerUp(bar, at(0.3));
    await expect(bar).toHaveAttribute('aria-valuenow', '30');
    await expect(args.onChangeEnd).toHaveBeenCalledOnce();
    const first = bar.previousElementSibling;
    await expect(Math.round(((first?.clientWidth ?? 0) / whole.width) * 100)).toBe(30);
    void fireEvent.pointerDown(bar, at(0.3));
    void fireEvent.pointerMove(bar, at(0.95));
    await expect(bar).toHaveAttribute('aria-valuenow', '80');
    await userEvent.keyboard('{Escape}');
    await expect(bar).toHaveAttribute('aria-valuenow', '30');
    await expect(args.onChangeEnd).toHaveBeenCalledOnce();
    await userEvent.dblClick(bar);
    await expect(bar).toHaveAttribute('aria-valuenow', '50');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(50);
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  args: { defaultValue: 35 },
};
