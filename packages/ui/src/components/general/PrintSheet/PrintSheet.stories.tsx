import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DescriptionList } from '../DescriptionList/index.ts';
import { MoneyText } from '../MoneyText/index.ts';
import { ProcedureTable } from '../../field/ProcedureTable/index.ts';
import { SignedMoney } from '../SignedMoney/index.ts';
import { PrintSheet } from './index.ts';
import { onPaper } from './PrintSheet.fixture.ts';

const statement = (
  <>
    <DescriptionList
      columns={4}
      items={[
        { term: 'Em aberto', detail: <MoneyText value={120_000} /> },
        { term: 'Crédito', detail: <MoneyText value={45_000} /> },
        { term: 'Reembolso', detail: <MoneyText value={0} /> },
        { term: 'Saldo', detail: <SignedMoney value={-75_000} /> },
      ]}
    />
    <ProcedureTable
      hasMap={false}
      label="Procedimentos"
      lines={['Exame clínico ocupacional', 'Audiometria', 'Acuidade visual'].map((name, index) => ({
        dadosProcedimento: { id: index },
        procedimentos: { name },
        dataAgendamento: '2026-11-24',
        horaAgendamento: '08:30',
        prestador: { name: '1042 - Vida Plena', city: { cidade: 'Campinas', estado: 'SP' } },
        recommendation: null,
      }))}
    />
  </>
);

const meta = {
  title: 'Estrutura/PrintSheet',
  component: PrintSheet,
  tags: ['novo'],
  args: {
    title: 'Extrato do prestador',
    subtitle: '1042 - Vida Plena, novembro de 2026',
    organisation: { name: 'Apto', document: '12.345.678/0001-95' },
    children: statement,
    issuedAt: '20/11/2026 09:00',
    issuedBy: 'Marina Alves',
    note: 'Sem valor fiscal.',
    onPrint: fn(),
  },
} satisfies Meta<typeof PrintSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Extrato: Story = {
  tags: ['estados'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Extrato do prestador' })).toHaveTextContent(
      'Emitido em 20/11/2026 09:00 por Marina Alves',
    );
  },
};

export const Imprime: Story = {
  tags: ['interacoes'],
  args: { onBack: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Voltar' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

/** On paper: no buttons, the light theme whatever the screen's, heads of tables on each page, rows whole. */
export const NoPapel: Story = {
  tags: ['recursos'],
  play: async ({ canvas, canvasElement }) => {
    await expect(onPaper(canvas.getByRole('group', { name: 'Impressão' }), 'display')).toBe('none');
    await expect(onPaper(document.documentElement, 'color-scheme')).toBe('light');
    await expect(onPaper(document.documentElement, '--apto-color-page')).toBe('white');
    await expect(onPaper(canvas.getByRole('heading', { level: 1 }), 'break-after')).toBe('avoid');
    await expect(onPaper(canvas.getByRole('row', { name: /Audiometria/ }), 'break-inside')).toBe('avoid');
    const head = canvasElement.querySelector('thead');
    await expect(head).not.toBeNull();
    if (head) await expect(onPaper(head, 'display')).toBe('table-header-group');
  },
};

/** What is only for paper is not on the screen, and the other way round. */
export const SoNoPapel: Story = {
  tags: ['recursos'],
  args: {
    children: (
      <>
        <p data-print="only">Assinatura: ______________________</p>
        <p data-print="hide">Dica: imprima em A4.</p>
        <p data-print="break">Segunda página</p>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Assinatura/)).not.toBeVisible();
    await expect(onPaper(canvas.getByText(/Dica/), 'display')).toBe('none');
    await expect(onPaper(canvas.getByText('Segunda página'), 'break-before')).toBe('page');
  },
};

export const Galeria: Story = { tags: ['galeria'], args: { onBack: fn() } };
