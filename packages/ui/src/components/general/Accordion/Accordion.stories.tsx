import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { DescriptionList } from '../DescriptionList/index.ts';
import { Accordion, type AccordionItem } from './index.ts';

const items: readonly AccordionItem[] = [
  {
    id: 'solicitante',
    title: 'Solicitante',
    summary: 'Marina Alves',
    content: (
      <DescriptionList
        items={[
          { term: 'E-mail', detail: 'marina@tresrios.com.br' },
          { term: 'Telefone', detail: '(11) 98765-4321' },
        ]}
      />
    ),
  },
  {
    id: 'clinica',
    title: 'Clínica',
    summary: 'Vida Plena',
    content: <p>Rua das Palmeiras, 120, Campinas - SP</p>,
  },
  {
    id: 'pcd',
    title: 'Documentos PCD',
    content: <p>Laudo</p>,
    disabledReason: 'Nenhum funcionário é PCD.',
  },
];

const meta = {
  title: 'Estrutura/Accordion',
  component: Accordion,
  tags: ['novo'],
  args: { items, onOpenChange: fn() },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fechado: Story = { tags: ['estados'] };
export const Aberto: Story = { tags: ['estados'], args: { defaultOpenIds: ['solicitante'] } };

export const Tudo: Story = {
  tags: ['recursos'],
  args: { hasToggleAll: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Expandir tudo' }));
    await waitFor(() => expect(canvas.getByText('(11) 98765-4321')).toBeVisible());
    await expect(canvas.getByText('Rua das Palmeiras, 120, Campinas - SP')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Recolher tudo' }));
    await expect(canvas.getByRole('button', { name: /Solicitante/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

export const UmPorVez: Story = {
  tags: ['recursos'],
  args: { isSingle: true, defaultOpenIds: ['solicitante'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Clínica/ }));
    await expect(canvas.getByRole('button', { name: /Solicitante/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await waitFor(() => expect(canvas.getByRole('region', { name: /Clínica/ })).toBeVisible());
  },
};

/** The arrows go from heading to heading; Enter opens and closes; an unavailable one says why. */
export const Teclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const first = canvas.getByRole('button', { name: /Solicitante/ });
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText('marina@tresrios.com.br')).toBeVisible());
    await userEvent.keyboard('{ArrowUp}');
    const off = canvas.getByRole('button', { name: 'Documentos PCD' });
    await expect(off).toHaveFocus();
    await expect(off).toHaveAccessibleDescription('Nenhum funcionário é PCD.');
    const calls = (args.onOpenChange as ReturnType<typeof fn>).mock.calls.length;
    await userEvent.keyboard(' ');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(calls);
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /Clínica/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(off).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveFocus();
  },
};

/** The browser's search opens the part in which it finds something. */
export const AchadoNaBusca: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, canvasElement }) => {
    const panel = [...canvasElement.querySelectorAll('[hidden="until-found"]')].find((each) =>
      each.textContent.includes('Palmeiras'),
    );
    await expect(panel).toBeDefined();
    panel?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Clínica/ })).toHaveAttribute('aria-expanded', 'true'),
    );
  },
};

/** The browser found something: it tells, and then shows it by itself. */
const reveal = (panel: Element): void => {
  panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
  panel.removeAttribute('hidden');
};

/** What may not open is not searched, and what its owner keeps shut is shut again: never seen while said to be closed. */
export const FechadoNaoAbrePelaBusca: Story = {
  tags: ['interacoes'],
  args: { openIds: [] },
  play: async ({ canvas, canvasElement, args }) => {
    const blocked = canvas.getByRole('button', { name: /Documentos PCD/ });
    const off = canvasElement.querySelector(`[id="${blocked.getAttribute('aria-controls')}"]`);
    await expect(off).toHaveAttribute('hidden', '');
    off?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();

    const kept = canvas.getByRole('button', { name: /Clínica/ });
    const panel = canvasElement.querySelector(`[id="${kept.getAttribute('aria-controls')}"]`);
    if (!panel) throw new Error('The part has no panel.');
    reveal(panel);
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(panel).toHaveAttribute('hidden', 'until-found'));
    await expect(kept).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The headings take their place in the outline of the page. */
export const NivelDoTitulo: Story = {
  tags: ['interacoes'],
  args: { level: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(3);
    await expect(canvas.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  args: { hasToggleAll: true, defaultOpenIds: ['solicitante'] },
};
