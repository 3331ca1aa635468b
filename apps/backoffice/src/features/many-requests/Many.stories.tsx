import {
  getMany,
  listClientes,
  listMany,
  manyItems,
  repeatMany,
  startMany,
  stopMany,
  type ManyItem,
  type ManyProgress,
} from '@apto/api-client';
import { simulate, SimulatedError, onePage } from '@apto/api-client/msw';
import { TIPO_EXAME } from '@apto/domain/exames';
import { openRequestText } from '@apto/domain/pedido';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { showsWaiting, unanswered } from '../../shared/stories/faces.ts';
import { withApp } from '../../shared/stories/decorator.tsx';
import { ManyList } from './ManyList.tsx';
import { ManyWork } from './ManyWork.tsx';
import { NewMany } from './NewMany.tsx';

const LOADS = { timeout: 10_000 };
const REVIEWED: ManyProgress = {
  id: 7,
  situacao: 'REVISAO',
  cliente: 'Padaria Aurora',
  tipoExame: 'Periódico',
  prestador: 'Clínica São Lucas',
  createdAt: '2026-11-24T13:00:00.000Z',
  dataSugestaoInicial: '2026-11-30',
  dataSugestaoFinal: '2026-12-04',
  periodo: 1,
  total: 4,
  feitos: 0,
  naoFeitos: 2,
  pendentes: 2,
  paraAtendente: 1,
  comAviso: 1,
  aConferir: 0,
};
const DONE: ManyProgress = { ...REVIEWED, situacao: 'CONCLUIDO', feitos: 2, pendentes: 0 };
const item = (line: number, name: string, changes: Partial<ManyItem> = {}): ManyItem => ({
  linha: line,
  nome: name,
  cpf: `***.982.24${line}-**`,
  situacao: 'PENDENTE',
  motivo: null,
  idAgendamento: null,
  socConferido: true,
  ...changes,
});
const LEFT_OUT = [
  item(3, 'Carla Dias', { situacao: 'RECUSADO', motivo: 'Está desligado.' }),
  item(4, 'Fulano de Tal', {
    cpf: null,
    situacao: 'RECUSADO',
    motivo: 'Não encontrado entre os funcionários do cliente.',
  }),
];
const UP_TO_DATE = 'Tem exame em dia, e a ciência da cobrança não foi marcada.';
const OPEN_ALREADY = openRequestText(TIPO_EXAME.PERIODICO);
let current = REVIEWED;
const people = () => {
  const going = [
    item(1, 'Ana Beatriz Nogueira'),
    item(
      2,
      'Bruno Carvalho Lima',
      current.situacao === 'REVISAO' && current.comAviso > 0 ? { motivo: OPEN_ALREADY } : {},
    ),
  ];
  if (current.aConferir > 0) return [...going.map((each) => ({ ...each, socConferido: false })), ...LEFT_OUT];
  if (current.total - current.naoFeitos < 2 && current.situacao === 'REVISAO')
    return [going[0]!, { ...going[1]!, situacao: 'RECUSADO' as const, motivo: UP_TO_DATE }, ...LEFT_OUT];
  return current.situacao === 'CONCLUIDO'
    ? [
        ...going.map((each): ManyItem => ({ ...each, situacao: 'FEITO', idAgendamento: 900 + each.linha })),
        ...LEFT_OUT,
      ]
    : [...going, ...LEFT_OUT];
};

const responses = [
  simulate(getMany, () => current),
  simulate(manyItems, ({ query }) =>
    query.get('situacao') === 'NAO_FEITOS'
      ? { items: LEFT_OUT, meta: onePage(2) }
      : query.get('situacao') === 'COM_AVISO'
        ? { items: people().slice(1, 2), meta: onePage(1) }
        : { items: people(), meta: onePage(4) },
  ),
  simulate(startMany, () => {
    current = { ...REVIEWED, situacao: 'EM_CURSO' };
    return current;
  }),
  simulate(stopMany, () => {
    current = { ...DONE, situacao: 'INTERROMPIDO', feitos: 0, naoFeitos: 4 };
    return current;
  }),
  simulate(repeatMany, () => {
    current = { ...REVIEWED, id: 8, comAviso: 0, total: 2, pendentes: 1, naoFeitos: 1 };
    return current;
  }),
  simulate(listMany, { items: [REVIEWED, { ...DONE, id: 6 }], meta: onePage(2) }),
  simulate(listClientes, { items: [], meta: onePage(0) }),
];

const meta = {
  title: 'Telas/Solicitação em lote',
  component: ManyList,
  decorators: [withApp],
  parameters: { layout: 'fullscreen', app: { address: '/pedidos-em-lote' }, msw: responses },
  beforeEach: () => {
    current = REVIEWED;
  },
} satisfies Meta<typeof ManyList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lista: Story = {
  tags: ['estados'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Em conferência', undefined, LOADS)).toBeVisible();
    await expect(canvas.getByText('2 de 4')).toBeVisible();
  },
};

export const Vazia: Story = {
  tags: ['estados'],
  parameters: { msw: [simulate(listMany, { items: [], meta: onePage(0) }), ...responses] },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Nenhuma solicitação em lote ainda.', undefined, LOADS)).toBeVisible(),
};

/** Nothing is asked before it is known whose employees they are. */
export const Nova: Story = {
  tags: ['estados'],
  render: () => <NewMany />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /^Cliente/ }, LOADS)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /^Funcionários/ })).toBeNull();
    await expect(canvas.getByText('Comece pelo cliente')).toBeVisible();
  },
};

/** issue 10 'Bulk request': who stays behind and why, then one press, the progress, and what became of each. */
export const ConfereECria: Story = {
  tags: ['interacoes'],
  render: () => <ManyWork id={7} />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        '2 de 4 funcionários podem seguir. 1 com aviso: confira antes de criar. 2 ficam de fora, com o motivo de cada um.',
        undefined,
        LOADS,
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^Com aviso/ }));
    await waitFor(() => expect(canvas.queryByText('Ana Beatriz Nogueira')).toBeNull());
    await expect(await canvas.findByText(OPEN_ALREADY)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^Todos/ }));
    await expect(canvas.getByText(/30\/11\/2026 a 04\/12\/2026, Manhã$/)).toBeVisible();
    await expect(canvas.getByText(/^Esta clínica reserva horários: 1 agendamento vai/)).toBeVisible();
    await expect(await canvas.findByText('Está desligado.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Criar 2 agendamentos' }));
    await expect(await canvas.findByRole('progressbar', { name: 'Criando agendamentos' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    current = DONE;
    await expect(
      await canvas.findByText(
        '2 agendamentos criados. 2 não foram criados, com o motivo de cada um.',
        undefined,
        LOADS,
      ),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('Agendamento criado')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('radio', { name: /^Não criados/ }));
    await waitFor(() => expect(canvas.queryByText('Ana Beatriz Nogueira')).toBeNull());
  },
};

/** SOC is asked of each before anything is created: nobody may go along unasked, and who cannot says why (0220). */
export const PerguntaAoSoc: Story = {
  tags: ['interacoes'],
  render: () => <ManyWork id={7} />,
  beforeEach: () => {
    current = { ...REVIEWED, comAviso: 0, aConferir: 2 };
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('progressbar', { name: 'Consultando no SOC os exames de cada um' }, LOADS),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('Consultando o SOC')).toHaveLength(2));
    await expect(canvas.queryByText('Pode seguir')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Criar 2 agendamentos' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    current = { ...REVIEWED, comAviso: 0, pendentes: 1, naoFeitos: 3 };
    await expect(
      await canvas.findByText(
        '1 de 4 funcionários pode seguir. 3 ficam de fora, com o motivo de cada um.',
        undefined,
        LOADS,
      ),
    ).toBeVisible();
    await expect(await canvas.findByText(UP_TO_DATE, undefined, LOADS)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Criar 1 agendamento' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

/** Whoever was left behind is reviewed once more with one press, with all that was said before. */
export const ConfereDeNovo: Story = {
  tags: ['interacoes'],
  render: () => <ManyWork id={7} />,
  parameters: {
    app: {
      address: '/pedidos-em-lote/7',
      routes: [{ path: '/pedidos-em-lote/8', element: <ManyWork id={8} /> }],
    },
  },
  beforeEach: () => {
    current = DONE;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Conferir de novo quem ficou' }, LOADS));
    await expect(
      await canvas.findByText('1 de 2 funcionários pode seguir. 1 fica de fora, com o motivo de cada um.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Criar 1 agendamento' })).toBeVisible();
  },
};

export const Interrompe: Story = {
  tags: ['interacoes'],
  render: () => <ManyWork id={7} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Criar 2 agendamentos' }, LOADS));
    await userEvent.click(await canvas.findByRole('button', { name: 'Parar' }));
    await expect(await canvas.findByText('Interrompida', undefined, LOADS)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Nova solicitação em lote' })).toBeVisible();
  },
};

export const Erro: Story = {
  tags: ['estados'],
  render: () => <ManyWork id={7} />,
  parameters: {
    msw: [simulate(getMany, new SimulatedError(503, { message: 'Tente de novo.' })), ...responses],
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Tentar novamente' }, LOADS)).toBeInTheDocument(),
};

export const Carregando: Story = {
  tags: ['estados'],
  parameters: { msw: [simulate(listMany, unanswered)] },
  play: showsWaiting,
};
