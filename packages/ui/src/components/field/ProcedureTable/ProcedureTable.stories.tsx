import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  ProcedureTable,
  UpToDateExams,
  type ProcedureLine,
  type UpToDateExam,
  type UpToDateExamsProps,
} from './index.ts';

const clinic = {
  name: '1042 - Vida Plena',
  street: 'Rua das Palmeiras',
  number: '120',
  neighborhood: 'Centro',
  zipCode: '13010000',
  city: { cidade: 'Campinas', estado: 'SP' },
};
const lines: readonly ProcedureLine[] = [
  {
    dadosProcedimento: { id: 1 },
    procedimentos: { name: 'Exame clínico ocupacional' },
    dataAgendamento: '2026-11-24',
    horaAgendamento: '08:30',
    prestador: clinic,
    recommendation: null,
  },
  {
    dadosProcedimento: { id: 2 },
    procedimentos: { name: 'Glicemia de jejum' },
    dataAgendamento: null,
    prestador: null,
    recommendation: 'Jejum de 8 horas.',
  },
];
const exams: readonly UpToDateExam[] = [
  {
    procedimento: { id: 1, name: 'Exame clínico' },
    dataUltimaRealizacao: '2026-08-10',
    dataRefazerExame: '2027-08-10',
    accept: false,
    locked: true,
  },
  {
    procedimento: { id: 2, name: 'Audiometria' },
    dataUltimaRealizacao: '2026-06-02',
    dataRefazerExame: null,
    accept: false,
  },
];

const meta = {
  title: 'Dados/ProcedureTable',
  component: ProcedureTable,
  tags: ['novo'],
  args: { lines, label: 'Procedimentos de Ana Souza', onRetry: fn() },
} satisfies Meta<typeof ProcedureTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** doc1 §2.1: the five columns, and the texts for what is not settled. */
/** doc2 §5: a private exam has its day alone; its place is the employee's to choose. */
export const Particular: Story = {
  tags: ['estados'],
  args: {
    lines: [
      ...lines.slice(0, 1),
      {
        dadosProcedimento: { id: 3 },
        procedimentos: { name: 'Eletrocardiograma' },
        dataAgendamento: '2026-11-25',
        horaAgendamento: null,
        prestador: null,
        particular: true,
        recommendation: null,
      },
    ],
  },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Eletrocardiograma/ }));
    await expect(row.getByText('Particular')).toBeVisible();
    await expect(row.getByText('Onde o funcionário preferir')).toBeVisible();
    await expect(row.queryByText('Em processo de agendamento')).toBeNull();
  },
};

/** Of a request that has ended nothing is looked for any more. */
export const Terminado: Story = {
  tags: ['recursos'],
  args: { isEnded: true },
  play: async ({ canvas }) => {
    const without = canvas.getByRole('row', { name: /Glicemia de jejum/ });
    await expect(within(without).getAllByText('Não informado')).toHaveLength(3);
    await expect(canvas.queryByText('Em processo de agendamento')).toBeNull();
  },
};

export const DoAgendamento: Story = {
  tags: ['estados'],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Procedimentos de Ana Souza' });
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Procedimento', 'Data do agendamento', 'Prestador', 'Endereço do prestador', 'Recomendações']);
    const waiting = canvas.getByRole('row', { name: /Glicemia de jejum/ });
    await expect(within(waiting).getAllByText('Em processo de agendamento')).toHaveLength(2);
    await expect(within(waiting).getByText('Não informado')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Rua das Palmeiras, 120/ })).toHaveAttribute(
      'href',
      expect.stringContaining('google.com/maps'),
    );
  },
};
/** Several at one clinic: it and its address stand once, over all of their rows. */
export const NumaSoClinica: Story = {
  tags: ['interacoes'],
  args: {
    lines: [
      ...lines.slice(0, 1),
      ...lines.slice(0, 1).map((line) => ({ ...line, dadosProcedimento: { id: 3 } })),
      ...lines.slice(1),
    ],
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Rua das Palmeiras, 120/ });
    await expect(link.closest('td')).toHaveAttribute('rowspan', '2');
    await expect(canvas.getByText('1042 - Vida Plena')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
  },
};
export const Vazia: Story = { tags: ['estados'], args: { lines: [] } };
export const Carregando: Story = {
  tags: ['estados'],
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Carregando informações...');
  },
};

/** doc2 §2.6: the error offers 'Tentar novamente'. */
export const ComErro: Story = {
  tags: ['interacoes'],
  args: { error: { detail: 'O servidor não respondeu.', requestId: 'req-7f3a' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** In 360 px the rows are cards, and each value has its name; the table's roles stay. */
export const Estreita: Story = {
  tags: ['recursos'],
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Glicemia de jejum/ });
    await expect(within(row).getByText('Recomendações')).toBeVisible();
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};

function Exams(props: Omit<UpToDateExamsProps, 'exams'>) {
  const [rows, setRows] = useState(exams);
  return (
    <UpToDateExams
      {...props}
      exams={rows}
      onAccept={(id, accept) => {
        setRows(rows.map((row) => (row.procedimento.id === id ? { ...row, accept } : row)));
        props.onAccept?.(id, accept);
      }}
    />
  );
}

const onAccept = fn();

/** doc2 §2.6 and §4: the box accepts an exam that is charged; the clinical one of a dismissal says why it is locked. */
export const EmDia: Story = {
  tags: ['interacoes'],
  render: () => <Exams label="Procedimentos em dia de Ana Souza" onAccept={onAccept} />,
  play: async ({ canvas }) => {
    onAccept.mockClear();
    await expect(canvas.getByText('Aceitar um exame que está em dia está sujeito a cobrança.')).toBeVisible();
    await userEvent.tab();
    const locked = canvas.getByRole('checkbox', { name: 'Aceitar Exame clínico' });
    await expect(locked).toHaveFocus();
    await expect(locked).toHaveAccessibleDescription(
      'O exame clínico em dia não pode ser alterado no demissional.',
    );
    await userEvent.keyboard(' ');
    await expect(onAccept).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(onAccept).toHaveBeenCalledWith(2, true);
    await expect(canvas.getByRole('checkbox', { name: 'Aceitar Audiometria' })).toBeChecked();
  },
};

/** The same in a list, for a popover; by keyboard alone. */
export const EmDiaEmLista: Story = {
  tags: ['interacoes'],
  render: () => (
    <div style={{ inlineSize: 320 }}>
      <Exams layout="list" label="Procedimentos em dia de Ana Souza" onAccept={onAccept} />
    </div>
  ),
  play: async ({ canvas }) => {
    onAccept.mockClear();
    const items = within(
      canvas.getByRole('list', { name: 'Procedimentos em dia de Ana Souza' }),
    ).getAllByRole('listitem');
    await expect(items).toHaveLength(2);
    await expect(canvas.getByText('Aceitar um exame que está em dia está sujeito a cobrança.')).toBeVisible();
    const audiometry = canvas.getByRole('checkbox', { name: 'Aceitar Audiometria' });
    await expect(audiometry).toHaveAccessibleDescription(
      'Última realização: 02/06/2026 · Refazer em: Não informado',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Aceitar Exame clínico' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(onAccept).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(onAccept).toHaveBeenCalledWith(2, true);
  },
};

/** doc2 §2.6: loading, nothing, and an error that can be tried again, as the table has them. */
export const EmDiaComErro: Story = {
  tags: ['interacoes'],
  render: (args) => (
    <UpToDateExams
      layout="list"
      exams={[]}
      error={{ detail: 'O SOC não respondeu.' }}
      onRetry={args.onRetry}
    />
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Problemas ao carregar informações!')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ProcedureTable {...args} />
      <Exams label="Procedimentos em dia de Ana Souza" />
      <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
        <Exams layout="list" label="Em lista" />
      </div>
      <ProcedureTable {...args} label="Carregando" isLoading />
    </div>
  ),
};
