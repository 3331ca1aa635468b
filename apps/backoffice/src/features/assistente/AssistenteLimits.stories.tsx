import { funcionariosBySituation, getPrestador } from '@apto/api-client';
import { simulate } from '@apto/api-client/msw';
import { TIPO_EXAME } from '@apto/domain/exames';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyPage } from '../../shared/stories/data.ts';
import { Assistente } from './Assistente.tsx';
import { advance } from './stories/advance.ts';
import { withAssistente } from './stories/decorator.tsx';
import { complete, fromLink, registration, withoutClinicYet } from './stories/pedidos.ts';
import { assistenteResponses, clinicRecord, recordOf } from './stories/responses.ts';
import { toldInNotice, visible } from './stories/visible.ts';

/** What the documents refuse in words of their own (doc2 §5, §8), where a person meets it. */
const meta = {
  title: 'Telas/Criar agendamento/Limites',
  component: Assistente,
  tags: ['novo', 'interacoes'],
  decorators: [withAssistente],
  parameters: { layout: 'fullscreen', msw: assistenteResponses() },
} satisfies Meta<typeof Assistente>;
export default meta;
type Story = StoryObj<typeof meta>;

const ofTheClient = (index: number) =>
  recordOf(index, {
    customerId: 1,
    customer: {
      id: 1,
      name: registration(0).customer.name,
      companyId: 1,
      desabilitarQuestionarioRisco: false,
    },
  });
const tenth = ofTheClient(9);
const eleventh = ofTheClient(10);

/** doc2 §5 'Appointment data': the list is cut to ten, and says so. */
export const LimiteDeFuncionarios: Story = {
  name: 'Limite de funcionários',
  parameters: {
    assistente: { pedido: () => ({ ...complete(10), step: 'dados-agendamento' }) },
    msw: assistenteResponses([simulate(funcionariosBySituation, storyPage([eleventh]))]),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Funcionários' }));
    await userEvent.click(await screen.findByRole('option', { name: /Marta Ramos/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar' }));
    await visible(await toldInNotice('Limite de funcionários atingido!'));
    await visible(await toldInNotice('O limite máximo de funcionários em um agendamento é de 10.'));
  },
};

/** doc2 §5 'Appointment data': a pasted list is cut to ten in the same words, and who stays out is named. */
export const LimiteNaListaColada: Story = {
  name: 'Limite na lista colada',
  parameters: {
    assistente: { pedido: () => ({ ...complete(9), step: 'dados-agendamento' }) },
    msw: assistenteResponses([
      simulate(funcionariosBySituation, ({ query }) => {
        const asked = query.get('filter');
        return storyPage([tenth, eleventh].filter(({ name }) => asked === null || name === asked));
      }),
    ]),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Funcionários' }));
    await userEvent.paste(`${tenth.name}\n${eleventh.name}`);
    // Asked anew each time: a live region says each of these too, for a moment.
    const told = (text: string) =>
      waitFor(() =>
        expect(
          within(screen.getByRole('region', { name: /avisos?$/, hidden: true })).getByText(text),
        ).toBeVisible(),
      );
    await told('Limite de funcionários atingido!');
    await told('O limite máximo de funcionários em um agendamento é de 10.');
    await waitFor(() =>
      expect(canvas.getByText(`Acima do limite do pedido: ${eleventh.name}.`)).toBeVisible(),
    );
  },
};

/** doc2 §5 'Date range rules' 6. */
export const PrestadorSemHorarios: Story = {
  name: 'Prestador sem horários',
  parameters: {
    assistente: { pedido: () => withoutClinicYet(1) },
    msw: assistenteResponses([
      simulate(getPrestador, ({ params }) => ({ ...clinicRecord(Number(params['id'])), openingHours: [] })),
    ]),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: /Clínica/ }));
    await userEvent.click(await screen.findByRole('option', { name: /São Lucas/ }));
    await visible(
      await toldInNotice(
        'Prestador escolhido não contém horários de atendimento disponíveis ou cadastrados.',
      ),
    );
  },
};

/** doc2 §5 'Self-scheduling form'. */
export const DemissaoSemData: Story = {
  name: 'Demissão sem data',
  parameters: { assistente: { pedido: () => fromLink() } },
  play: async ({ canvas }) => {
    // Opened and not searched in: a search takes the line away while it is being pressed.
    await userEvent.click(await screen.findByRole('combobox', { name: /Funcionário/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ana Beatriz Nogueira' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Tipo de exame' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Demissional' }));
    await canvas.findAllByText('Data de demissão');
    await advance();
    await expect((await canvas.findAllByText(/A data de demissão é obrigatória/)).length).toBeGreaterThan(0);
  },
};

const OF_THE_FIRST_OPEN = assistenteResponses([
  simulate(
    funcionariosBySituation,
    storyPage([
      { ...recordOf(0), tiposEmAberto: [TIPO_EXAME.PERIODICO] },
      { ...recordOf(1), tiposEmAberto: [TIPO_EXAME.ADMISSIONAL] },
    ]),
  ),
]);

/** A second request of the same type is a word of warning, from the step of the employees to the last one. */
export const PedidoEmAberto: Story = {
  parameters: {
    assistente: { pedido: () => ({ ...complete(2), step: 'dados-agendamento' }) },
    msw: OF_THE_FIRST_OPEN,
  },
  play: async ({ canvas }) => {
    await visible(
      await canvas.findByText(/^Já há um pedido de Periódico em aberto para Ana Beatriz Nogueira: confira/),
    );
    await expect(canvas.getByRole('button', { name: 'Avançar' })).toBeEnabled();
  },
};

/** Who only ticks goes on with 'Avançar': it is said before that. */
export const PedidoEmAbertoSelecionado: Story = {
  parameters: {
    assistente: {
      pedido: () => ({
        ...complete(2),
        step: 'dados-agendamento',
        funcionarios: [],
        selected: [recordOf(0).id, recordOf(1).id],
      }),
    },
    msw: OF_THE_FIRST_OPEN,
  },
  play: PedidoEmAberto.play,
};

/** And once more where the work on the request begins. */
export const PedidoEmAbertoProcedimentos: Story = {
  parameters: {
    assistente: { pedido: () => ({ ...complete(2), step: 'procedimentos' }) },
    msw: OF_THE_FIRST_OPEN,
  },
  play: PedidoEmAberto.play,
};

/** Who has no risk cannot be scheduled: that is seen beside a name that fills the cell. */
export const SemRiscosAVista: Story = {
  name: 'Sem riscos à vista',
  parameters: {
    assistente: {
      pedido: () => {
        const pedido = { ...complete(2), step: 'procedimentos' as const };
        const [first, ...others] = pedido.funcionarios;
        const name = 'Maria Aparecida de Souza Figueiredo Albuquerque';
        return {
          ...pedido,
          funcionarios: first ? [{ ...first, name, possuiRisco: false, riscos: [] }, ...others] : others,
        };
      },
    },
  },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Procedimentos por funcionário' }));
    const said = await table.findByText('Sem riscos');
    said.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = said.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(seen?.textContent).toBe('Sem riscos');
  },
};
