import {
  confirmarAgendamento,
  confirmarPrestador,
  faixasDisponiveis,
  feriadosMunicipais,
  feriasDoPrestador,
  listarCidades,
  listarFeriadosNacionais,
  obterPrestador,
  prestadoresOrdenados,
} from '@apto/api-client';
import { ErroSimulado, simular } from '@apto/api-client/msw';
import { diaDaSemana, feriadosNacionaisEntre, somarDias, STATUS } from '@apto/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { comApp } from '../../../shared/historias/decorador.tsx';
import { detalheDeHistoria, linhaDeHistoria } from '../../../shared/historias/dados.ts';
import { agora } from '../../../shared/relogio.ts';
import DialogoDeInicio from './DialogoDeInicio.tsx';

const hoje = agora().data;
/** The first ordinary working day from three days on: whatever today is, nothing is in the way. */
const diaUtil = Array.from({ length: 12 }, (_nada, i) => somarDias(hoje, i + 3)).find(
  (data) => diaDaSemana(data) > 0 && diaDaSemana(data) < 6 && feriadosNacionaisEntre(data, data).length === 0,
)!;
const agendamento = {
  ...detalheDeHistoria(linhaDeHistoria(0, { idStatus: STATUS.AUTOAGENDAMENTO })),
  dataSugestaoInicial: diaUtil,
  dataSugestaoFinal: diaUtil,
};

const clinica = (sistema: string | null) => ({
  id: 7,
  name: 'Clínica São Lucas',
  code: '0007',
  cnpj: '11222333000181',
  phone: null,
  commercialPhone: null,
  email: null,
  prioridade: 'PREFERENCIAL' as const,
  openingHours: ([0, 1, 2, 3, 4, 5, 6] as const).map((weekDay) => {
    const atende = weekDay > 0 && weekDay < 6;
    return {
      weekDay,
      serviceTypeAm: atende ? ('ORDEM_CHEGADA' as const) : null,
      serviceTypePm: null,
      startHourAm: atende ? '07:00' : null,
      endHourAm: atende ? '11:30' : null,
      startHourPm: null,
      endHourPm: null,
      atendimentoMatutino: atende,
      atendimentoVespertino: false,
    };
  }),
  systemsAndTechnology: sistema ? { name: sistema } : null,
  advanceDeposit: false,
  reservaFaixas: sistema === 'SOC',
  tipoAtendimento: 'Ordem de chegada',
  fuso: 'America/Sao_Paulo',
  latitude: null,
  longitude: null,
  street: 'Rua das Flores',
  number: '120',
  neighborhood: 'Centro',
  addressComplement: null,
  zipCode: '13010000',
  city: { cidade: 'Campinas', estado: 'SP' },
});
const faixa = (horarioChegada: string, horarioSaida: string) => ({
  data: diaUtil,
  horarioChegada,
  horarioSaida,
  minutosAgendas: 30,
  ambienteId: 1,
  vagas: 1,
});
const opcao = {
  id: 7,
  name: 'Clínica São Lucas',
  code: '0007',
  cnpj: '11222333000181',
  city: { cidade: 'Campinas', estado: 'SP' },
  prioridade: 'PREFERENCIAL' as const,
  liberado: true,
  sistema: null,
  neighborhood: 'Centro',
  tipoAtendimento: 'Ordem de chegada',
  distanciaMetros: null,
};
const pagina = <T,>(items: T[]) => ({
  items,
  meta: {
    totalItems: items.length,
    totalPages: 1,
    itemCount: items.length,
    itemsPerPage: 20,
    currentPage: 1,
  },
});

const respostas = (sistema: string | null) => [
  simular(listarCidades, pagina([{ id: 3509502, cidade: 'Campinas', estado: 'SP' }])),
  simular(prestadoresOrdenados, pagina([opcao])),
  simular(obterPrestador, clinica(sistema)),
  simular(listarFeriadosNacionais, []),
  simular(feriadosMunicipais, []),
  simular(feriasDoPrestador, []),
  simular(faixasDisponiveis, [faixa('08:00', '08:30'), faixa('08:30', '09:00')]),
  simular(confirmarPrestador, { id: agendamento.id, version: 2 }),
  simular(confirmarAgendamento, {
    id: agendamento.id,
    version: 3,
    idStatus: STATUS.AGENDADO,
    dataAgendamento: diaUtil,
    horaAgendamento: null,
  }),
];

const meta = {
  title: 'Telas/Iniciar agendamento',
  component: DialogoDeInicio,
  tags: ['estavel'],
  parameters: { layout: 'fullscreen', app: { endereco: '/' }, msw: respostas(null) },
  decorators: [comApp],
  args: { agendamento, aoFechar: fn(), aoAgendar: fn() },
} satisfies Meta<typeof DialogoDeInicio>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialogo = async () => within(await screen.findByRole('dialog', { name: 'Atualizar dados' }));
const dia = (data: string) => document.querySelector<HTMLElement>(`[data-date="${data}"]`)!;

export const Galeria: Story = { tags: ['galeria'] };

export const PorPeriodo: Story = {
  tags: ['interacoes'],
  play: async ({ args }) => {
    const tela = await dialogo();
    await waitFor(() => expect(tela.getByText('Escolha o dia.')).toBeVisible());
    await waitFor(() => expect(dia(diaUtil)).toBeInTheDocument());
    await userEvent.click(dia(diaUtil));
    // The clinic serves mornings alone: there is nothing more to choose.
    await userEvent.click(await tela.findByRole('button', { name: 'Agendar' }));
    await waitFor(() => expect(args.aoAgendar).toHaveBeenCalledOnce());
    await expect(args.aoFechar).toHaveBeenCalledOnce();
  },
};

export const HorarioTomado: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simular(
        confirmarAgendamento,
        new ErroSimulado(409, {
          message:
            'Um dos períodos selecionados não está mais disponível. Por favor, selecione outro período.',
          codigo: 'FAIXA_INDISPONIVEL',
          details: { response: { maisProximas: [faixa('08:30', '09:00')] } },
        }),
      ),
      ...respostas('SOC'),
    ],
  },
  play: async ({ args }) => {
    const tela = await dialogo();
    await waitFor(() => expect(dia(diaUtil)).toBeInTheDocument());
    await userEvent.click(dia(diaUtil));
    await expect(tela.getByText('Escolha o horário.')).toBeVisible();
    await userEvent.click(await tela.findByRole('radio', { name: /^08:00/ }));
    await userEvent.click(tela.getByRole('button', { name: 'Agendar' }));
    await expect(await tela.findByText(/não está mais disponível/)).toBeVisible();
    await userEvent.click(tela.getByRole('button', { name: /, 08:30$/ }));
    await expect(await tela.findByRole('radio', { name: /^08:30/ })).toBeChecked();
    await expect(args.aoAgendar).not.toHaveBeenCalled();
  },
};
