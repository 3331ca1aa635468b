import type { AssistenteState, StepId } from '@apto/domain/assistente';
import { initialState } from '@apto/domain/assistente';
import { TIPO_EXAME } from '@apto/domain/exames';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { followTour } from '../../shared/stories/tour.ts';
import { withAssistente } from './stories/decorator.tsx';
import {
  complete,
  fromLink,
  PROFILE,
  readyLink,
  withFuncionarios,
  withProcedimentos,
} from './stories/pedidos.ts';
import { assistenteResponses } from './stories/responses.ts';
import { Told } from './stories/Told.tsx';
import { STEP_TOURS } from './tour/steps.ts';

const meta = {
  title: 'Telas/Criar agendamento/Guias',
  component: Told,
  tags: ['interacoes', 'novo'],
  decorators: [withAssistente],
  parameters: { layout: 'fullscreen', msw: assistenteResponses() },
} satisfies Meta<typeof Told>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for what the step reads, follows the tour by the keys, and says which parts it pointed at. */
const told = (
  step: StepId,
  pedido: () => AssistenteState,
  ready: string | RegExp,
  titles: readonly string[],
): Story => ({
  args: { step },
  parameters: { assistente: { pedido } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByText(ready)[0]).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Conhecer esta tela' }));
    const [first = ''] = titles;
    await expect(await followTour(first)).toEqual(titles);
    await expect(STEP_TOURS[step].length).toBeLessThanOrEqual(6);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: titles.at(-1) ?? '' })).toBeNull());
  },
});

export const DadosAgendamento = told('dados-agendamento', () => withFuncionarios(2), 'Tipo de exame', [
  'Tipo de exame',
  'Cidade do exame',
  'Escolher funcionários',
  'Contatos',
]);

/** Without anybody chosen there is no table to speak of. */
export const DadosAgendamentoVazio = told(
  'dados-agendamento',
  () => ({ ...withFuncionarios(0), step: 'dados-agendamento' }),
  'Tipo de exame',
  ['Tipo de exame', 'Cidade do exame', 'Escolher funcionários'],
);

export const Exames = told('procedimentos', () => withProcedimentos(2), 'O que cada funcionário vai fazer?', [
  'Procedimentos em dia',
  'Exame demissional e NR-7',
  'Procedimentos a realizar',
  'ASOs do funcionário',
  'Questionário de risco',
]);

export const DefinirClinica = told(
  'definir-clinica',
  () => ({ ...complete(1), step: 'definir-clinica' }),
  'Período sugerido',
  ['Clínica do pedido', 'Datas sugeridas', 'Manhã ou tarde', 'Quem fala com a clínica'],
);

export const Concluir = told('concluir', () => complete(2), 'Clínica e datas', [
  'Confira o pedido',
  'Funcionários e procedimentos',
  'Como concluir',
]);

export const QuemPede = told(
  'dados-solicitante',
  () => initialState(PROFILE),
  'Como o exame será agendado?',
  ['Quem pede o exame', 'Contato do solicitante', 'Manual ou por link'],
);

export const Documentos = told(
  'pcd',
  () => {
    const state = withFuncionarios(2);
    return { ...state, step: 'pcd', funcionarios: state.funcionarios.map((f) => ({ ...f, pcd: true })) };
  },
  'Laudo PCD',
  ['Pessoa com deficiência', 'Documentos do laudo'],
);

export const Anexos = told(
  'anexos',
  () => ({ ...withProcedimentos(1, TIPO_EXAME.RETORNO_AO_TRABALHO), step: 'anexos' }),
  'Motivo do retorno',
  ['Liberação e motivo do retorno', 'Laudo de cada um'],
);

export const OLink = told('autoagendamento', () => fromLink(), 'Período sugerido', [
  'Para quem é o link',
  'Datas oferecidas',
]);

export const DadosDoFuncionario = told(
  'dados-funcionario',
  () => ({ ...readyLink(), step: 'dados-funcionario' }),
  'Enviar o link por',
  ['WhatsApp do funcionário', 'Por onde vai o link'],
);
