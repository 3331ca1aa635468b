import {
  confirmAgendamento,
  confirmPrestador,
  listCidades,
  myAutoagendamento,
  orderedPrestadores,
  suggestedClinics,
} from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import { readJson } from '@apto/api-client/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CIDADES, faixasOf, page, storyPedido, PRESTADORES, SUGGESTIONS } from '../../shared/stories/data.ts';
import { atStep } from '../../shared/stories/decorator.tsx';
import { ON_PHONE } from '../../shared/stories/parameters.ts';
import { PATHS } from '../../shared/routing/paths.ts';
import { Place } from './Place.tsx';

const pedido = simulate(myAutoagendamento, storyPedido({ withoutClinic: true }));
const cidades = simulate(listCidades, ({ query }) =>
  page(
    CIDADES.filter(({ cidade }) => cidade.toLowerCase().includes((query.get('filter') ?? '').toLowerCase())),
  ),
);
const clinics = simulate(orderedPrestadores, page(PRESTADORES));
const hardAtOne = '14 h sem ruído antes: exige repouso desde 23:00 da véspera';
const suggestions = simulate(suggestedClinics, SUGGESTIONS);
const nothing = simulate(suggestedClinics, { cidade: null, clinicas: [] });

const meta = {
  title: 'Telas/Autoagendamento/3 Local',
  component: Place,
  tags: ['novo'],
  ...ON_PHONE,
  decorators: [atStep(PATHS.place)],
  parameters: { ...ON_PHONE.parameters, msw: [pedido, cidades, clinics, suggestions] },
} satisfies Meta<typeof Place>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Clinicas: Story = {
  tags: ['galeria'],
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: 'Clínica São Lucas' });
    await expect(
      await within(card).findByRole('group', { name: 'Próximos horários: Clínica São Lucas' }),
    ).toBeVisible();
    for (const words of [
      '850 m',
      'Rua Barão de Jaguara, 1200',
      'Seg a qui: 08:00 às 12:00 e 13:00 às 17:00',
      'Com hora marcada',
    ])
      await expect(card).toHaveTextContent(words);
    // Issue 12: nothing to choose that needs a button after it.
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    await expect(canvas.getByText('Sem horário livre no período do seu pedido.')).toBeVisible();
  },
};

/** What belongs to a clinic stands in its card; one without times says how they are seen, and one that agrees on them so. */
export const CadaUmaDizComo: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      pedido,
      cidades,
      clinics,
      simulate(suggestedClinics, {
        ...SUGGESTIONS,
        clinicas: SUGGESTIONS.clinicas.slice(0, 2).map((clinic) => ({
          ...clinic,
          opcoes: clinic.opcoes.map((time) => ({ ...time, horario: null })),
        })),
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('A clínica combina a hora com você depois da confirmação.'),
    ).toBeVisible();
    await expect(
      within(canvas.getByRole('region', { name: 'Instituto Ocupacional Taquaral' })).getByText(
        'Os dias livres aparecem em “Ver dias e horários”.',
      ),
    ).toBeVisible();
  },
};

/** Issue 12: days to choose fill their rows: of four, none is alone in the last one. */
export const DiasEmDuasFilas: Story = {
  tags: ['estados'],
  parameters: {
    msw: [
      pedido,
      cidades,
      clinics,
      simulate(suggestedClinics, {
        ...SUGGESTIONS,
        clinicas: SUGGESTIONS.clinicas.slice(0, 1).map((clinic) => ({
          ...clinic,
          opcoes: (['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'] as const).map((data) => ({
            data,
            horario: null,
            periodo: 3,
          })),
        })),
      }),
    ],
  },
  play: async ({ canvas }) => {
    const days = within(
      await canvas.findByRole('group', { name: 'Próximos horários: Clínica São Lucas' }),
    ).getAllByRole('button');
    const rows = days.map((day) => day.getBoundingClientRect().top);
    await expect(rows.map((top) => rows.filter((other) => other === top).length)).toEqual([2, 2, 2, 2]);
    await expect(new Set(days.map((day) => Math.round(day.getBoundingClientRect().width))).size).toBe(1);
  },
};

/** The first hour of a day on the first card that has one. */
const takeTime = async (canvas: Pick<typeof screen, 'findByRole'>): Promise<void> => {
  const card = within(await canvas.findByRole('region', { name: 'Clínica São Lucas' }));
  const day = await card.findByRole('group', { name: 'quarta-feira, 25 de novembro de 2026' });
  await userEvent.click(within(day).getByRole('button', { name: '08:00' }));
};

const chosen = simulate(confirmPrestador, { id: 3001, version: 5 });
const booked = simulate(confirmAgendamento, ({ body }) => {
  const sent = body as { dataAgendamento: string; horarioAgendamento?: string };
  return sent.dataAgendamento === '2026-11-25' && sent.horarioAgendamento === '08:00'
    ? { id: 3001, version: 6, idStatus: 5, dataAgendamento: '2026-11-25', horaAgendamento: '08:00' }
    : new SimulatedError(422, { message: 'Outro horário chegou ao servidor.' });
});

/** Issue 12: a time on a card is booked from there, with what has to be done before it in sight. */
/** Issue 12: the reason of the mark is read by who sees it and heard by who does not, before the time is taken. */
export const PreparoDificil: Story = {
  tags: ['galeria'],
  parameters: {
    msw: [
      pedido,
      cidades,
      clinics,
      simulate(suggestedClinics, {
        ...SUGGESTIONS,
        clinicas: SUGGESTIONS.clinicas.map((clinic) => ({
          ...clinic,
          opcoes: clinic.opcoes.map((time) =>
            time.horario === '13:00' ? { ...time, preparo: [hardAtOne] } : time,
          ),
        })),
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`13:00 · ${hardAtOne}`)).toBeVisible();
    await expect(canvas.getByRole('button', { name: `13:00, ${hardAtOne}` })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '13:20' })).toBeVisible();
  },
};

export const ReservaUmHorario: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [simulate(myAutoagendamento, storyPedido()), cidades, clinics, suggestions, chosen, booked],
  },
  play: async ({ canvas }) => {
    await takeTime(canvas);
    const dialog = within(await screen.findByRole('dialog', { name: 'Agendar este horário?' }));
    await waitFor(() =>
      expect(dialog.getByText('Quarta-feira, 25 de novembro de 2026, às 08:00')).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Agendar' }));
    await expect(await canvas.findByText(PATHS.confirmed)).toBeVisible();
  },
};

/** The time is gone: the clinic's other times follow, with what was wanted. */
export const HorarioOcupado: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(myAutoagendamento, storyPedido()),
      cidades,
      clinics,
      suggestions,
      chosen,
      simulate(
        confirmAgendamento,
        new SimulatedError(409, {
          codigo: 'FAIXA_INDISPONIVEL',
          message: 'Este horário acabou de ser ocupado.',
          details: { response: { maisProximas: faixasOf('2026-11-25') } },
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await takeTime(canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Agendar' }));
    await expect(await canvas.findByText(PATHS.date)).toBeVisible();
    await expect(readJson('apto.autoagendamento.rascunho')).toMatchObject({
      draft: { prestadorId: 25, data: '2026-11-25', faixa: { horarioChegada: '08:00' } },
    });
  },
};

let isBooked = false;

/** Somebody booked in another tab: a press here leads to what was booked, and not to a sentence about statuses. */
export const AgendadoEmOutraAba: Story = {
  name: 'Agendado em outra aba',
  tags: ['interacoes'],
  beforeEach: () => {
    isBooked = false;
  },
  parameters: {
    msw: [
      simulate(myAutoagendamento, () => {
        const own = storyPedido();
        return isBooked
          ? { ...own, agendamento: { ...own.agendamento, situacao: 'CONFIRMADO' as const } }
          : own;
      }),
      cidades,
      clinics,
      suggestions,
      simulate(confirmPrestador, () => {
        isBooked = true;
        return new SimulatedError(409, {
          codigo: 'TRANSICAO_RECUSADA',
          message: "Este agendamento já não aguarda o funcionário: está com status 'Agendado'.",
        });
      }),
    ],
  },
  play: async ({ canvas }) => {
    await takeTime(canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Agendar' }));
    await expect(await canvas.findByText(PATHS.confirmed)).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** The city is the branch's: nobody is asked for it. */
export const CidadeDaUnidade: Story = {
  tags: ['estados'],
  parameters: {
    msw: [
      simulate(myAutoagendamento, storyPedido({ withoutClinic: true, withoutCidade: true })),
      cidades,
      clinics,
      suggestions,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Campinas - SP')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Trocar cidade' })).toBeVisible();
  },
};

export const Carregando: Story = {
  tags: ['estados'],
  parameters: { msw: [pedido, nothing, simulate(orderedPrestadores, () => new Promise(() => undefined))] },
};

export const NenhumaClinica: Story = {
  tags: ['estados'],
  parameters: { msw: [pedido, nothing, cidades, simulate(orderedPrestadores, page([]))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma clínica em Campinas')).toBeVisible();
  },
};

export const Falhou: Story = {
  tags: ['estados'],
  parameters: { msw: [pedido, nothing, simulate(orderedPrestadores, new SimulatedError(500))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não foi possível buscar as clínicas.')).toBeVisible();
  },
};

export const SemCidade: Story = {
  tags: ['estados'],
  parameters: {
    msw: [
      simulate(myAutoagendamento, storyPedido({ withoutClinic: true, withoutCidade: true })),
      cidades,
      clinics,
      nothing,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Em qual cidade?' })).toBeVisible();
  },
};

export const TrocaDeCidade: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Trocar cidade' }));
    await expect(await canvas.findByRole('button', { name: 'Campinas - SP, cidade atual' })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar cidade' }), 'jun');
    await expect(await canvas.findByText('1 cidade encontrada')).toBeInTheDocument();
    // Issue 12: nothing to choose that needs a button after it.
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Jundiaí - SP' }));
    await expect(await canvas.findByRole('heading', { name: 'Onde você quer fazer o exame?' })).toBeVisible();
    await expect(canvas.getByText('Jundiaí - SP')).toBeVisible();
  },
};

export const CidadeNaoEncontrada: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Trocar cidade' }));
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Buscar cidade' }), 'xyz');
    await expect(await canvas.findByText('Nenhuma cidade encontrada')).toBeVisible();
  },
};

export const AbreOsDias: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(myAutoagendamento, storyPedido()),
      cidades,
      clinics,
      nothing,
      simulate(confirmPrestador, { id: 3001, version: 5 }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Ver dias e horários: MedTrab Campinas' }),
    );
    await expect(await canvas.findByText(PATHS.date)).toBeVisible();
  },
};

export const ClinicaRecusada: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      pedido,
      cidades,
      clinics,
      nothing,
      simulate(confirmPrestador, new SimulatedError(404, { message: 'Prestador não encontrado.' })),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Ver dias e horários: MedTrab Campinas' }),
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Prestador não encontrado.');
  },
};
