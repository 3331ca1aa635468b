import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TextsContext } from '../../../texts/useTexts.ts';
import { internalRows, messageRows, stateRows } from '../Timeline/Timeline.fixture.ts';
import { TimelineDialog } from './index.ts';
import { texts } from './intl/pt-BR.ts';

const meta = {
  title: 'Sobreposições/TimelineDialog',
  component: TimelineDialog,
  tags: ['novo'],
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    name: 'Ana Souza',
    today: '2026-11-24',
    internal: {
      items: [
        ...internalRows,
        { data: '2026-11-23T13:10:00.000Z', name: 'Marina Alves', descricao: 'Em Aberto' },
      ],
    },
    messages: {
      items: messageRows.slice(0, 2),
    },
  },
} satisfies Meta<typeof TimelineDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Interna: Story = { tags: ['estados'] };
export const Carregando: Story = {
  tags: ['estados'],
  args: { internal: { items: [], isLoading: true }, messages: { items: [], isLoading: true } },
};

/** doc1 §2.5: the current date, 'Timeline de' and the name; both faces by keyboard, with 'De:' and 'Para:'. */
export const DuasFaces: Story = {
  tags: ['interacoes'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Timeline de Ana Souza' });
    await expect(dialog).toHaveAccessibleDescription('24/11/2026');
    const box = within(dialog);
    const internal = box.getByRole('tab', { name: 'Timeline Interna' });
    internal.focus();
    await expect(internal).toHaveAttribute('aria-selected', 'true');
    // Each meaning has a shape of its own, and not the circle of what has none.
    const marks = box.getAllByRole('listitem').map(
      (entry) =>
        entry
          .querySelector('svg')
          ?.getAttribute('class')
          ?.match(/lucide-[\w-]+/)?.[0],
    );
    await expect(marks).toEqual(['lucide-circle-exclamation-point', 'lucide-check', 'lucide-circle']);
    await expect(box.getByRole('region', { name: 'Timeline interna de Ana Souza' })).toHaveTextContent(
      'por Marina Alves',
    );
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(internal).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const messages = await box.findByRole('region', { name: 'Timeline Whatsapp de Ana Souza' });
    const [reply, sent] = within(messages).getAllByRole('listitem');
    await expect(reply).toHaveTextContent('De: (19) 99876-5432, Ana Souza');
    await expect(sent).toHaveTextContent('Para: (19) 99876-5432, Ana Souza');
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** doc1 §8: an empty messaging timeline has its own sentence. */
export const SemMensagens: Story = {
  tags: ['interacoes'],
  args: { messages: { items: [] } },
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Timeline Whatsapp' }));
    await expect(
      await screen.findByText('Nenhum registro de agendamento foi encontrado para o WhatsApp vinculado.'),
    ).toBeInTheDocument();
  },
};

const onResend = fn();

/** issue 9: each message says how far it is, and those that may are sent again from there. */
export const SituacaoDasMensagens: Story = {
  tags: ['interacoes'],
  args: { messages: { items: stateRows }, onResend },
  play: async () => {
    onResend.mockClear();
    await userEvent.click(await screen.findByRole('tab', { name: 'Timeline Whatsapp' }));
    for (const state of ['Na fila', 'Enviada', 'Entregue', 'Falhou', 'Não enviada'])
      await expect(await screen.findByText(state)).toBeInTheDocument();
    await expect(screen.getAllByRole('button', { name: /^Enviar de novo/ })).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Enviar de novo: Kit ao solicitante' }));
    await expect(onResend).toHaveBeenCalledWith(expect.objectContaining({ id: 4 }));
  },
};

const onRetry = fn();

/** One face that did not come leaves the other alone. */
export const UmaFalha: Story = {
  tags: ['interacoes'],
  args: { internal: { items: [], error: { detail: 'O servidor não respondeu.' }, onRetry } },
  play: async () => {
    onRetry.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('tab', { name: 'Timeline Whatsapp' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  },
};

const titled = fn((name: string) => `Timeline de ${name}`);
const words = { ...texts, title: titled };
const watched = (part: string, defaults: object): object => (part === 'TimelineDialog' ? words : defaults);

/** What comes is drawn in its face; the dialog around both is drawn once. */
export const UmaFaceChega: Story = {
  name: 'Uma face chega',
  tags: ['interacoes'],
  args: { internal: { items: [], isLoading: true } },
  render: function Render(args) {
    const [isHere, setHere] = useState(false);
    return (
      <TextsContext value={watched}>
        <TimelineDialog
          {...args}
          internal={isHere ? { items: internalRows } : args.internal}
          messages={{ items: [], error: { detail: 'Não veio.' }, onRetry: () => setHere(true) }}
        />
      </TextsContext>
    );
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Timeline Whatsapp' }));
    const press = await screen.findByRole('button', { name: 'Tentar novamente' });
    titled.mockClear();
    await userEvent.click(press);
    await userEvent.click(screen.getByRole('tab', { name: 'Timeline Interna' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(internalRows.length));
    await expect(titled).not.toHaveBeenCalled();
  },
};

export const Galeria: Story = { tags: ['galeria'] };
