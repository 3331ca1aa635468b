import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageCircle, MessagesSquare } from 'lucide-react';
import { useEffect } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField } from '../TextField/index.ts';
import { Tabs, type TabItem } from './index.ts';

const timelines: readonly TabItem[] = [
  {
    value: 'interna',
    label: 'Timeline Interna',
    icon: <MessagesSquare />,
    content: <p>Mudança de status para Agendado.</p>,
  },
  {
    value: 'whatsapp',
    label: 'Timeline Whatsapp',
    icon: <MessageCircle />,
    content: <p>Para: (11) 98765-4321, Ana Souza</p>,
  },
];

const deposits: readonly TabItem[] = [
  { value: 'pendente', label: 'Pendente', count: 1234, content: <p>1.234 depósitos pendentes</p> },
  { value: 'concluido', label: 'Concluído', count: 87, content: <p>87 depósitos concluídos</p> },
  {
    value: 'extratos',
    label: 'Extratos',
    content: <p>Extratos</p>,
    disabledReason: 'Os extratos pedem a permissão de depósito antecipado.',
  },
];

const meta = {
  title: 'Navegação/Tabs',
  component: Tabs,
  tags: ['novo'],
  args: { label: 'Timeline de Ana Souza', items: timelines, onChange: fn() },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Padrao: Story = { tags: ['estados'] };
export const ComContagem: Story = { tags: ['estados'], args: { label: 'Depósitos', items: deposits } };
export const LarguraToda: Story = {
  tags: ['recursos'],
  args: { isFullWidth: true },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    const tabs = canvas.getAllByRole('tab').map((tab) => tab.getBoundingClientRect().width);
    await expect(tabs.reduce((sum, width) => sum + width, 0)).toBeGreaterThan(list.width * 0.9);
  },
};
export const Vertical: Story = {
  tags: ['recursos'],
  args: { orientation: 'vertical' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('tab').map((tab) => tab.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
  },
};

/** Twelve tabs in 320 px: the list scrolls, the page does not, and the chosen one is in sight. */
export const Muitas: Story = {
  tags: ['recursos'],
  args: {
    label: 'Meses',
    items: Array.from({ length: 12 }, (_, month) => ({
      value: `m${month}`,
      label: `Mês ${month + 1}`,
      content: <p>{`Resumo do mês ${month + 1}`}</p>,
    })),
    defaultValue: 'm11',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    const chosen = canvas.getByRole('tab', { selected: true });
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    const [tab, frame] = [chosen.getBoundingClientRect(), list.getBoundingClientRect()];
    await expect(tab.right).toBeLessThanOrEqual(frame.right + 1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The arrows open at once, go round, and Home and End reach the ends; Tab goes into the panel. */
export const Teclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const first = canvas.getByRole('tab', { name: 'Timeline Interna' });
    const last = canvas.getByRole('tab', { name: 'Timeline Whatsapp' });
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(last).toHaveFocus();
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith('whatsapp');
    await expect(canvas.getByRole('tabpanel', { name: 'Timeline Whatsapp' })).toHaveTextContent('Para:');
    await userEvent.keyboard('{ArrowRight}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Timeline Interna' })).toHaveFocus();
  },
};

/** `manual`: moving asks for nothing; Enter opens. */
export const AbreSoComEnter: Story = {
  tags: ['interacoes'],
  args: { activation: 'manual' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Timeline Whatsapp' })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('whatsapp');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** A tab that cannot be opened is reached by the arrows, says why and leaves the panel as it is. */
export const IndisponivelDizPorQue: Story = {
  tags: ['interacoes'],
  args: { label: 'Depósitos', items: deposits },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const off = canvas.getByRole('tab', { name: 'Extratos' });
    await expect(off).toHaveFocus();
    await expect(off).toHaveAccessibleDescription('Os extratos pedem a permissão de depósito antecipado.');
    await expect(off).toHaveAttribute('aria-selected', 'false');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('1.234 depósitos pendentes');
    await userEvent.click(off);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** What was typed in a panel is still there after a look at another. */
export const GuardaOQueFoiDigitado: Story = {
  tags: ['interacoes'],
  args: {
    keepsPanels: true,
    label: 'Cadastro',
    items: [
      { value: 'dados', label: 'Dados', content: <TextField label="Nome" /> },
      { value: 'contato', label: 'Contato', content: <p>Telefone</p> },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nome' }), 'Ana');
    await userEvent.click(canvas.getByRole('tab', { name: 'Contato' }));
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: 'Dados' }));
    await expect(canvas.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana');
  },
};

const loads = fn();

function Loads({ what }: { what: string }) {
  useEffect(() => {
    loads(what);
  }, [what]);
  return <p>{what}</p>;
}

/** A panel is made when it is first opened, and with `keepsPanels` only once. */
export const PainelSoAoAbrir: Story = {
  tags: ['interacoes'],
  args: {
    keepsPanels: true,
    label: 'Cadastro',
    items: [
      { value: 'dados', label: 'Dados', content: <Loads what="dados" /> },
      { value: 'contato', label: 'Contato', content: <Loads what="contato" /> },
    ],
  },
  beforeEach: () => {
    loads.mockClear();
  },
  play: async ({ canvas }) => {
    await expect(loads).not.toHaveBeenCalledWith('contato');
    await userEvent.click(canvas.getByRole('tab', { name: 'Contato' }));
    await expect(loads).toHaveBeenCalledWith('contato');
    const calls = loads.mock.calls.length;
    await userEvent.click(canvas.getByRole('tab', { name: 'Dados' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Contato' }));
    await expect(loads).toHaveBeenCalledTimes(calls);
  },
};

/** Standing tabs: up and down walk. */
export const TecladoVertical: Story = {
  tags: ['interacoes'],
  args: { orientation: 'vertical' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('tab', { name: 'Timeline Whatsapp' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Para:');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('tab', { name: 'Timeline Interna' })).toHaveFocus();
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Tabs {...args} />
      <Tabs {...args} label="Depósitos" items={deposits} />
      <Tabs {...args} label="Timeline, de lado" orientation="vertical" />
    </div>
  ),
};
