import { prestadorFerias } from '@apto/api-client';
import { simulate } from '@apto/api-client/msw';
import { now } from '@apto/api-client/react';
import { TIPO_EXAME } from '@apto/domain/exames';
import { initialState, type AssistenteState } from '@apto/domain/assistente';
import { addDays, formatDate } from '@apto/domain/time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Assistente } from './Assistente.tsx';
import { advance } from './stories/advance.ts';
import { withAssistente } from './stories/decorator.tsx';
import { after, complete, freeDay, PROFILE, withFuncionarios, withProcedimentos } from './stories/pedidos.ts';
import { assistenteResponses } from './stories/responses.ts';
import { toldInNotice, visible } from './stories/visible.ts';

/** What doc2 §5 says of a step that is left too early, in its words. */
const meta = {
  title: 'Telas/Criar agendamento/Recusas',
  component: Assistente,
  tags: ['novo', 'interacoes'],
  decorators: [withAssistente],
  parameters: { layout: 'fullscreen', msw: assistenteResponses() },
} satisfies Meta<typeof Assistente>;
export default meta;
type Story = StoryObj<typeof meta>;

const from = (pedido: () => AssistenteState) => ({ assistente: { pedido } });

/** doc2 §5 'Requester': asked only where the employee books by a link. */
export const EnquadramentoSemResposta: Story = {
  parameters: from(() => initialState(PROFILE)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Autoagendamento' }));
    await advance();
    await visible((await canvas.findAllByText(/Este campo é obrigatório/))[0]!);
    await toldInNotice('Erro');
  },
};

/** doc2 §5 'Appointment data': nobody was added. */
export const SemFuncionarios: Story = {
  name: 'Sem funcionários',
  parameters: from(() => ({ ...withFuncionarios(1), funcionarios: [] })),
  play: async ({ canvas }) => {
    await advance();
    await visible((await canvas.findAllByText(/Deve ser adicionado no minímo um funcionário/))[0]!);
  },
};

/** doc2 §5 'Appointment data': who is ticked comes along with 'Avançar'; somebody who is no longer found does not. */
export const SelecionadosSemAdicionar: Story = {
  parameters: from(() => ({ ...withFuncionarios(1), selected: [9999] })),
  play: async ({ canvas }) => {
    await advance();
    const said = await canvas.findAllByText(/Existem funcionários selecionados que não foram adicionados/);
    await visible(said[0]!);
  },
};

export const ContatoDoFuncionarioInvalido: Story = {
  name: 'E-mail do funcionário inválido',
  parameters: from(() =>
    after(withFuncionarios(1), [
      { type: 'FUNCIONARIO_CHANGED', id: withFuncionarios(1).funcionarios[0]!.id, fields: { email: 'ana@' } },
    ]),
  ),
  play: async ({ canvas }) => {
    await advance();
    await visible((await canvas.findAllByText(/O campo precisa ser informado corretamente/))[0]!);
  },
};

/** doc2 §5 'Procedures'. */
export const ConsultaSemDetalhes: Story = {
  parameters: from(() => withProcedimentos(1, TIPO_EXAME.CONSULTA)),
  play: async ({ canvas }) => {
    await advance();
    await visible((await canvas.findAllByText(/Os detalhes da consulta devem ser informados/))[0]!);
  },
};

/** doc2 §4 'NR7 rule': without a grade nobody decides for the person. */
export const GrauDeRiscoDesconhecido: Story = {
  parameters: from(() => {
    const pedido = withProcedimentos(1, TIPO_EXAME.DEMISSIONAL);
    return {
      ...pedido,
      funcionarios: pedido.funcionarios.map((f) => ({
        ...f,
        unidade: { riskLevel: null },
        dataHomologacao: '2026-11-30',
      })),
    };
  }),
  play: async ({ canvas }) => {
    await visible((await canvas.findAllByText(/Grau de Risco não identificado/))[0]!);
  },
};

/** doc2 §5 'Clinic step': the time is within the window, but the clinic is closed then. */
export const HorarioForaDoAtendimento: Story = {
  parameters: from(() => ({ ...complete(1), step: 'definir-clinica', quemAgenda: 'SOLICITANTE' })),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Horário/ }), '0630');
    await userEvent.tab();
    await visible(
      await canvas.findByText('O prestador não atende neste horário dentro do intervalo sugerido'),
    );
  },
};

export const HorarioComFormatoInvalido: Story = {
  parameters: from(() => ({ ...complete(1), step: 'definir-clinica', quemAgenda: 'SOLICITANTE' })),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Horário/ }), '2575');
    await userEvent.tab();
    await visible(
      await canvas.findByText(
        'O formato de horário está inválido. Por favor, insira um formato de horário válido (HH:mm).',
      ),
    );
  },
};

type Canvas = ReturnType<typeof within>;

/** The days wished for, typed once the clinic's own are known. */
async function wish(canvas: Canvas, from: string, to: string): Promise<void> {
  const initial = () => canvas.findByRole('textbox', { name: 'Data inicial' });
  await waitFor(async () => expect(await initial()).toBeEnabled());
  await userEvent.type(await initial(), from.replaceAll('/', ''));
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Data final' }), to.replaceAll('/', ''));
}
const withoutDays = () => ({ ...complete(1), step: 'definir-clinica' as const, intervaloSugerido: null });

/** doc2 §5 'Date range picker', in its own words. */
export const DataInicialPassada: Story = {
  parameters: from(withoutDays),
  play: async ({ canvas }) => {
    await wish(canvas, '01/12/2020', '03/12/2020');
    await visible((await screen.findAllByText(/^A data inicial não pode ser menor que a data atual!?$/))[0]!);
  },
};

export const ClinicaEmFerias: Story = {
  name: 'Clínica em férias',
  parameters: {
    ...from(withoutDays),
    msw: assistenteResponses([
      simulate(prestadorFerias, () => [
        { dataInicial: freeDay(now()), dataFinal: addDays(freeDay(now()), 10) },
      ]),
    ]),
  },
  play: async ({ canvas }) => {
    const [day, back] = [formatDate(freeDay(now())), formatDate(addDays(freeDay(now()), 10))];
    await wish(canvas, day, day);
    const text = `Por favor selecione outro período de datas, o Prestador entrará em Férias no dia ${day} e retornará no dia ${back}.`;
    await visible((await screen.findAllByText(text))[0]!);
  },
};

/** doc2 §5 'Clinic step': both ends of the range, and which of them is missing. */
export const PeriodoSemDataFinal: Story = {
  name: 'Período sem data final',
  parameters: from(() => ({ ...complete(1), step: 'definir-clinica', intervaloSugerido: null })),
  play: async ({ canvas }) => {
    const initial = () => canvas.findByRole('textbox', { name: 'Data inicial' });
    await waitFor(async () => expect(await initial()).toBeEnabled());
    await userEvent.type(await initial(), '01122099');
    await advance();
    await waitFor(async () =>
      expect(await canvas.findByRole('textbox', { name: 'Data final' })).toHaveAccessibleDescription(
        /Campo obrigatório\. Informe a data final\./,
      ),
    );
  },
};

/** Whose only customer is known has nothing to define there. */
export const ClienteUnico: Story = {
  parameters: {
    assistente: { pedido: () => ({ ...initialState(PROFILE), step: 'dados-agendamento' }), clientes: [1] },
  },
  play: async ({ canvas }) => {
    const summary = within(await canvas.findByRole('complementary', { name: 'Resumo' }));
    await visible(await summary.findByText('Metalúrgica Serra Azul'));
    await expect(canvas.queryByText(/^O primeiro funcionário define o cliente/)).toBeNull();
  },
};
