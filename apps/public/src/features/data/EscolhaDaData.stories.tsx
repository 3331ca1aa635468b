import {
  confirmarAgendamento,
  faixasDisponiveis,
  feriadosMunicipais,
  feriasDoPrestador,
  listarFeriadosNacionais,
  meuAutoagendamento,
  obterPrestador,
} from '@apto/api-client';
import { ErroSimulado, simular } from '@apto/api-client/msw';
import { datasEntre, diaDaSemana, formatarDataComDia, somarDias } from '@apto/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { clinicaDeHistoria, dezDiasDesde, faixasDe, pedidoDeHistoria } from '../../shared/historias/dados.ts';
import { naEtapa } from '../../shared/historias/decorador.tsx';
import { NO_CELULAR } from '../../shared/historias/parametros.ts';
import { agora } from '../../shared/relogio.ts';
import { CAMINHO } from '../../shared/rotas/caminhos.ts';
import { EscolhaDaData } from './EscolhaDaData.tsx';

const { inicio, fim } = dezDiasDesde(agora().data);
const livres = datasEntre(inicio, fim).filter((data) => ![0, 6].includes(diaDaSemana(data)));
const [segunda = inicio, terca = inicio] = livres;
const faixas = livres.flatMap(faixasDe);

const pedido = simular(meuAutoagendamento, pedidoDeHistoria({ inicio, fim }));
const semFeriados = [simular(listarFeriadosNacionais, []), simular(feriadosMunicipais, [])];
const comSlots = [pedido, simular(obterPrestador, clinicaDeHistoria('SOC')), ...semFeriados];
const porOrdem = [pedido, simular(obterPrestador, clinicaDeHistoria('ORDEM_CHEGADA')), ...semFeriados];
const semFerias = simular(feriasDoPrestador, []);

const meta = {
  title: 'Telas/Autoagendamento/4 Data e horário',
  component: EscolhaDaData,
  tags: ['novo'],
  ...NO_CELULAR,
  decorators: [naEtapa(CAMINHO.data)],
  parameters: { ...NO_CELULAR.parameters, msw: [...comSlots, semFerias, simular(faixasDisponiveis, faixas)] },
} satisfies Meta<typeof EscolhaDaData>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
/** The first day that can be chosen: a holiday by law may fall into next week. */
async function escolherDia(canvas: Canvas): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: /Próximo dia/ }));
}
const horario = async (canvas: Canvas, hora: string) =>
  canvas.findByRole('radio', { name: new RegExp(`^${hora}`) });

export const Horarios: Story = {
  tags: ['galeria'],
  play: async ({ canvas }) => {
    await escolherDia(canvas);
    await userEvent.click(await horario(canvas, '09:00'));
    await expect(canvas.getByText(/, às 09:00$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Agendar' })).toBeEnabled();
  },
};

export const OrdemDeChegada: Story = {
  tags: ['recursos'],
  parameters: { msw: [...porOrdem, semFerias] },
  play: async ({ canvas }) => {
    await escolherDia(canvas);
    await expect(await canvas.findByText(/ordem de chegada/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Manhã' }));
    await expect(canvas.getByText(/, manhã$/)).toBeVisible();
  },
};

export const AgendarDizOQueFalta: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Escolha um dia para agendar.')).toBeVisible();
    await escolherDia(canvas);
    await expect(await canvas.findByText('Escolha um horário para agendar.')).toBeVisible();
  },
};

export const DiaQueNaoAtende: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const sabado = datasEntre(inicio, fim).find((data) => diaDaSemana(data) === 6) ?? fim;
    const dia = await canvas.findByRole('radio', { name: new RegExp(formatarDataComDia(sabado)) });
    await userEvent.click(dia, { pointerEventsCheck: 0 });
    await expect(dia).toHaveAttribute('aria-disabled', 'true');
    await expect(dia).toHaveAccessibleDescription(/O prestador não atende neste dia da semana/);
    await expect(canvas.getByText(/: O prestador não atende neste dia da semana/)).toBeVisible();
  },
};

export const FeriadoEFerias: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      pedido,
      simular(obterPrestador, clinicaDeHistoria('ORDEM_CHEGADA')),
      simular(listarFeriadosNacionais, []),
      simular(feriadosMunicipais, [
        {
          dataFeriado: segunda,
          abrangencia: 'MUNICIPAL',
          nome: 'Aniversário da cidade',
          cidade: { cidade: 'Campinas', estado: 'SP' },
        },
      ]),
      simular(feriasDoPrestador, [{ dataInicial: terca, dataFinal: somarDias(terca, 1) }]),
    ],
  },
  play: async ({ canvas }) => {
    const feriado = await canvas.findByRole('radio', { name: new RegExp(formatarDataComDia(segunda)) });
    await expect(feriado).toHaveAccessibleDescription(
      /Feriado municipal em Campinas-SP: Aniversário da cidade/,
    );
    const ferias = canvas.getByRole('radio', { name: new RegExp(formatarDataComDia(terca)) });
    await expect(ferias).toHaveAccessibleDescription(/Prestador em férias até/);
  },
};

export const HorarioOcupado: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      ...comSlots,
      semFerias,
      simular(faixasDisponiveis, faixas),
      simular(confirmarAgendamento, ({ body }) => {
        const { dataAgendamento } = body as { dataAgendamento: string };
        const message =
          'Um dos períodos selecionados não está mais disponível. Por favor, selecione outro período.';
        const maisProximas = faixasDe(dataAgendamento).filter((f) => f.horarioChegada !== '09:00');
        return new ErroSimulado(409, {
          codigo: 'FAIXA_INDISPONIVEL',
          message,
          details: { response: { message, maisProximas } },
        });
      }),
    ],
  },
  play: async ({ canvas }) => {
    await escolherDia(canvas);
    await userEvent.click(await horario(canvas, '09:00'));
    await userEvent.click(canvas.getByRole('button', { name: 'Agendar' }));
    await expect(
      await canvas.findByText(/^Um dos períodos selecionados não está mais disponível/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^08:30, / }));
    await expect(canvas.getByText(/, às 08:30$/)).toBeVisible();
    await expect(canvas.queryByText(/não está mais disponível/)).toBeNull();
  },
};

// What the server answers before and after the booking of the next story.
let agendado = false;

export const Agenda: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    agendado = false;
  },
  parameters: {
    msw: [
      simular(meuAutoagendamento, () =>
        pedidoDeHistoria({ inicio, fim, situacao: agendado ? 'CONFIRMADO' : 'PENDENTE', hora: '13:30' }),
      ),
      ...comSlots.slice(1),
      semFerias,
      simular(faixasDisponiveis, faixas),
      simular(confirmarAgendamento, ({ body }) => {
        const { dataAgendamento, horarioAgendamento } = body as Record<string, string>;
        agendado = true;
        return {
          id: 3001,
          version: 5,
          idStatus: 8,
          dataAgendamento: dataAgendamento ?? '',
          horaAgendamento: horarioAgendamento ?? null,
        };
      }),
    ],
  },
  play: async ({ canvas }) => {
    await escolherDia(canvas);
    await userEvent.click(await horario(canvas, '13:30'));
    await userEvent.click(canvas.getByRole('button', { name: 'Agendar' }));
    await expect(await canvas.findByText(CAMINHO.confirmado)).toBeVisible();
  },
};

export const SemConexaoAoAgendar: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      ...comSlots,
      semFerias,
      simular(faixasDisponiveis, faixas),
      simular(
        confirmarAgendamento,
        new ErroSimulado(503, { message: 'O sistema está indisponível no momento.' }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await escolherDia(canvas);
    await userEvent.click(await horario(canvas, '09:00'));
    await userEvent.click(canvas.getByRole('button', { name: 'Agendar' }));
    await expect(await canvas.findByText('Não foi possível agendar')).toBeVisible();
    await expect(await horario(canvas, '09:00')).toBeChecked();
  },
};

export const Carregando: Story = {
  tags: ['estados'],
  parameters: { msw: [pedido, simular(obterPrestador, () => new Promise(() => undefined))] },
};

export const Falhou: Story = {
  tags: ['estados'],
  parameters: { msw: [pedido, ...semFeriados, semFerias, simular(obterPrestador, new ErroSimulado(500))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não foi possível buscar os dias da clínica.')).toBeVisible();
  },
};

export const NenhumDiaLivre: Story = {
  tags: ['estados'],
  parameters: { msw: [...comSlots, semFerias, simular(faixasDisponiveis, [])] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Sem horários disponíveis para a data\/período informado/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Escolher outra clínica' })).toBeVisible();
  },
};

export const PrazoEncerrado: Story = {
  tags: ['estados'],
  parameters: {
    msw: [simular(meuAutoagendamento, pedidoDeHistoria({ inicio: '2020-01-06', fim: '2020-01-10' }))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('O prazo para agendar terminou em 10/01/2020.')).toBeVisible();
  },
};
