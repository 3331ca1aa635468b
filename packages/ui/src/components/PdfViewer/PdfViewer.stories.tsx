import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { PdfViewer } from './index.ts';
import { pdfBytes } from './PdfViewer.fixture.ts';

const manual = pdfBytes(['Manual de agendamentos', 'Novo agendamento', 'Cancelar e reagendar']);
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

/** One tab stop for the tools; pages by button and by number; each is announced. */
export const Paginas: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await canvas.findByRole('toolbar', { name: 'Ferramentas do PDF' }, { timeout: 15_000 });
    await userEvent.tab();
    const previous = canvas.getByRole('button', { name: 'Página anterior' });
    await expect(previous).toHaveFocus();
    await expect(previous).toHaveAccessibleDescription(/Esta é a primeira página\./);
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
