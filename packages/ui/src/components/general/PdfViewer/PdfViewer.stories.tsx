import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { PdfViewer } from './index.ts';
import { lockedPdf, pdfBytes } from './PdfViewer.fixture.ts';
import { CURRENT, FOUND } from './highlights.ts';
import { printPdf } from './printPdf.ts';
import * as css from './PdfViewer.css.ts';

const manual = pdfBytes(['Manual de agendamentos', 'Novo agendamento', 'Cancelar e reagendar']);
const locked = lockedPdf();
const broken = new TextEncoder().encode('isto não é um PDF');

const meta = {
  title: 'Dados/PdfViewer',
  component: PdfViewer,
  tags: ['novo'],
  args: { label: 'Manual de agendamentos', source: manual, fileName: 'manual.pdf', height: 560 },
} satisfies Meta<typeof PdfViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The words are there to be selected and read out, not only their picture. */
export const TresPaginas: Story = {
  tags: ['estados'],
  play: async ({ canvas }) => {
    const words = await canvas.findByText('Manual de agendamentos', {}, { timeout: 15_000 });
    await expect(words).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Página 1 de 3' })).toContainElement(words);
    await expect(canvas.getByRole('link', { name: 'Baixar' })).toHaveAttribute('download', 'manual.pdf');
  },
};
export const Esperando: Story = {
  tags: ['estados'],
  args: { source: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Abrindo o PDF…');
  },
};

/** A file that cannot be read says so, offers to try again and to download it. */
export const Quebrado: Story = {
  tags: ['interacoes'],
  args: { source: broken },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Tentar novamente' }, { timeout: 15_000 });
    await expect(canvas.getByRole('alert')).toHaveTextContent('Não foi possível abrir o PDF');
    await userEvent.click(again);
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible(), { timeout: 15_000 });
    await expect(canvas.getByRole('link', { name: 'Baixar' })).toHaveAttribute('href');
  },
};

/** A locked file asks for its password; a wrong one is said in the field, the right one opens it. */
export const ComSenha: Story = {
  tags: ['interacoes'],
  args: { label: 'Laudo', source: locked },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Senha do arquivo', {}, { timeout: 15_000 });
    await expect(canvas.getByRole('heading', { name: 'Este PDF pede senha' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir PDF' }));
    await expect(field).toHaveAccessibleDescription('Campo obrigatório.');
    await userEvent.type(field, 'errada{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Senha incorreta. Tente novamente.'));
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'apto');
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir PDF' }));
    await expect(await canvas.findByText('Laudo protegido', {}, { timeout: 15_000 })).toBeInTheDocument();
  },
};

/** Ctrl+F searches without case and accents; Enter goes on, Shift+Enter back, Esc closes and gives the focus back. */
export const Busca: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await canvas.findByText('Manual de agendamentos', {}, { timeout: 15_000 });
    const pages = canvas.getByRole('group', { name: 'Manual de agendamentos' });
    pages.focus();
    await userEvent.keyboard('{Control>}f{/Control}');
    const bar = within(await canvas.findByRole('search', { name: 'Buscar no PDF' }));
    const field = bar.getByRole('textbox', { name: 'Buscar no PDF' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'AGENDAMÊNTO');
    await waitFor(() => expect(bar.getByText('1 de 2')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Resultado 1 de 2, página 1')).toBeInTheDocument());
    await waitFor(() => expect(CSS.highlights.get(CURRENT)?.size).toBe(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(bar.getByText('2 de 2')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Resultado 2 de 2, página 2')).toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Ir para a página' })).toHaveValue('2'));
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(bar.getByText('1 de 2')).toBeVisible());
    await userEvent.clear(field);
    await userEvent.type(field, 'zzz');
    await waitFor(() =>
      expect(bar.getByRole('button', { name: 'Próximo resultado' })).toHaveAccessibleDescription(
        /Nada encontrado/,
      ),
    );
    await waitFor(() => expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Nada encontrado'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('search')).not.toBeInTheDocument());
    await waitFor(() => expect(pages).toHaveFocus());
    await expect(CSS.highlights.has(FOUND)).toBe(false);
  },
};

/** A page that cannot be drawn says so in its place, and out loud. */
export const PaginaQueNaoVem: Story = {
  tags: ['interacoes'],
  args: { source: pdfBytes(['Página rasgada']) },
  beforeEach: () => {
    // Only the picture: what measures the words has a canvas of its own.
    // oxlint-disable-next-line typescript/unbound-method -- called on its own canvas below
    const real = HTMLCanvasElement.prototype.getContext;
    const broken = spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
      this: HTMLCanvasElement,
      ...args: Parameters<typeof real>
    ) {
      return this.className === css.canvas ? null : real.apply(this, args);
    } as typeof real);
    return () => broken.mockRestore();
  },
  play: async ({ canvas }) => {
    const page = await canvas.findByRole('group', { name: 'Página 1 de 1' }, { timeout: 15_000 });
    await waitFor(() => expect(page).toHaveTextContent('Não foi possível mostrar esta página.'));
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(
      'Página 1 de 1: Não foi possível mostrar esta página.',
    );
  },
};

/** The pages cannot be read: the search says so, and not that there is nothing. The same answer twice is said twice. */
export const BuscaQueFalha: Story = {
  tags: ['interacoes'],
  args: { source: pdfBytes(['Só uma página']) },
  play: async ({ canvas }) => {
    await canvas.findByText('Só uma página', {}, { timeout: 15_000 });
    canvas.getByRole('group', { name: 'Manual de agendamentos' }).focus();
    await userEvent.keyboard('{Control>}f{/Control}');
    const bar = within(await canvas.findByRole('search', { name: 'Buscar no PDF' }));
    const field = bar.getByRole('textbox', { name: 'Buscar no PDF' });
    const broken = spyOn(ReadableStream.prototype, 'getReader').mockImplementation(() => {
      throw new Error('unreadable');
    });
    const said = () => canvas.getAllByRole('status')[0];
    try {
      await userEvent.type(field, 'x');
      await waitFor(() => expect(said()).toHaveTextContent('Não foi possível buscar'));
      await expect(bar.getAllByText('Não foi possível buscar')[0]).toBeVisible();
    } finally {
      broken.mockRestore();
    }
    await userEvent.type(field, 'y');
    await waitFor(() => expect(said()).toHaveTextContent('Nada encontrado'));
    const heard: (string | null)[] = [];
    const observer = new MutationObserver(() => heard.push(said()!.textContent));
    observer.observe(said()!, { childList: true, characterData: true, subtree: true });
    await userEvent.type(field, 'z');
    await waitFor(() => expect(heard).toEqual(['', 'Nada encontrado']));
    observer.disconnect();
  },
};

const laudo = pdfBytes(['Laudo de Bruno Lima']);

/** While another file is awaited nothing of the one before is seen, and given again it opens again. */
export const TrocaDeArquivo: Story = {
  tags: ['interacoes'],
  render: function Render(args) {
    const [source, setSource] = useState<Uint8Array | null>(manual);
    return (
      <>
        <button type="button" onClick={() => setSource(null)}>
          Esperar
        </button>
        <button type="button" onClick={() => setSource(laudo)}>
          Laudo
        </button>
        <button type="button" onClick={() => setSource(manual)}>
          Manual
        </button>
        <PdfViewer {...args} source={source} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const press = async (name: string): Promise<void> =>
      userEvent.click(canvas.getByRole('button', { name }));
    await canvas.findByText('Manual de agendamentos', {}, { timeout: 15_000 });
    await press('Esperar');
    await expect(canvas.queryByText('Manual de agendamentos')).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('Abrindo o PDF…');
    await press('Manual');
    await canvas.findByText('Manual de agendamentos', {}, { timeout: 15_000 });
    await press('Laudo');
    await expect(canvas.queryByText('Manual de agendamentos')).not.toBeInTheDocument();
    await expect(await canvas.findByText('Laudo de Bruno Lima', {}, { timeout: 15_000 })).toBeInTheDocument();
  },
};

/** Each of two viewers keeps its marks while the other searches, closes its search or goes. */
export const DoisComBusca: Story = {
  tags: ['interacoes'],
  render: (args) => (
    <>
      <PdfViewer {...args} label="Manual" height={360} />
      <PdfViewer {...args} label="Laudo" source={laudo} height={360} />
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Manual de agendamentos', {}, { timeout: 15_000 });
    await canvas.findByText('Laudo de Bruno Lima', {}, { timeout: 15_000 });
    for (const [name, word] of [
      ['Manual', 'manual'],
      ['Laudo', 'laudo'],
    ] as const) {
      canvas.getByRole('group', { name }).focus();
      await userEvent.keyboard('{Control>}f{/Control}');
      const viewer = within(canvas.getByRole('region', { name }));
      await userEvent.type(await viewer.findByRole('textbox', { name: 'Buscar no PDF' }), word);
      await waitFor(() => expect(viewer.getByText('1 de 1')).toBeVisible());
    }
    await waitFor(() => expect(CSS.highlights.get(CURRENT)?.size).toBe(2));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(CSS.highlights.get(CURRENT)?.size).toBe(1));
    await expect(CSS.highlights.get(FOUND)?.size).toBe(1);
  },
};

/** On the pages + and - change the size, 0 fits the width; the size is announced. */
export const TecladoDoTamanho: Story = {
  tags: ['interacoes'],
  args: { defaultZoom: 100 },
  play: async ({ canvas }) => {
    await canvas.findByText('Manual de agendamentos', {}, { timeout: 15_000 });
    canvas.getByRole('group', { name: 'Manual de agendamentos' }).focus();
    await userEvent.keyboard('+');
    await waitFor(() => expect(canvas.getByText('Tamanho 125 %')).toBeInTheDocument());
    await userEvent.keyboard('--');
    await waitFor(() => expect(canvas.getByText('Tamanho 75 %')).toBeInTheDocument());
    await userEvent.keyboard('0');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Ajustar à largura' })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    );
  },
};

/** 'Imprimir' hands the file to the browser's print dialog; one of another origin opens in a tab. */
export const Imprime: Story = {
  tags: ['interacoes'],
  args: { onPrint: fn() },
  play: async ({ canvas, args }) => {
    const print = await canvas.findByRole('button', { name: 'Imprimir' }, { timeout: 15_000 });
    await userEvent.click(print);
    await expect(args.onPrint).toHaveBeenCalledWith(expect.stringMatching(/^blob:/));
    const open = spyOn(window, 'open').mockReturnValue(null);
    printPdf('https://arquivos.exemplo.com.br/laudo.pdf');
    await expect(open).toHaveBeenCalledWith(
      'https://arquivos.exemplo.com.br/laudo.pdf',
      '_blank',
      'noopener,noreferrer',
    );
    open.mockRestore();
  },
};

/** One tab stop for the tools; pages by button and by number; each is announced. */
export const Paginas: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await canvas.findByRole('toolbar', { name: 'Ferramentas do PDF' }, { timeout: 15_000 });
    await userEvent.tab();
    const previous = canvas.getByRole('button', { name: 'Página anterior' });
    await expect(previous).toHaveFocus();
    await expect(previous).toHaveAccessibleDescription(/Esta é a primeira página\./);
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expect(previous).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Ir para a página' })).toHaveValue('2'));
    await expect(canvas.getByText('Página 2 de 3')).toBeInTheDocument();
    const field = canvas.getByRole('textbox', { name: 'Ir para a página' });
    await userEvent.clear(field);
    await userEvent.type(field, '9{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Ir para a página' })).toHaveValue('2');
    await userEvent.clear(field);
    await userEvent.type(field, '3{Enter}');
    await waitFor(() => expect(canvas.getByText('Página 3 de 3')).toBeInTheDocument());
    await expect(await canvas.findByText('Cancelar e reagendar', {}, { timeout: 15_000 })).toBeVisible();
  },
};

export const Tamanho: Story = {
  tags: ['interacoes'],
  args: { defaultZoom: 100 },
  play: async ({ canvas }) => {
    const page = await canvas.findByRole('group', { name: 'Página 1 de 3' }, { timeout: 15_000 });
    const before = page.getBoundingClientRect().width;
    await userEvent.click(canvas.getByRole('button', { name: 'Aumentar' }));
    await expect(canvas.getByText('125 %')).toBeVisible();
    await waitFor(() => expect(page.getBoundingClientRect().width).toBeCloseTo(before * 1.25, 0));
    await userEvent.click(canvas.getByRole('button', { name: 'Ajustar à largura' }));
    await expect(canvas.getByRole('button', { name: 'Ajustar à largura' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  play: async ({ canvas }) => {
    await canvas.findByText('Manual de agendamentos', {}, { timeout: 15_000 });
  },
};
