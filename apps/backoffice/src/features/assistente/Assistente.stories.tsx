import { createAgendamentos, procedimentosSoc, riscosSoc, savePreSolicitacao } from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import { now, store } from '@apto/api-client/react';
import { initialState } from '@apto/domain/assistente';
import { TIPO_EXAME } from '@apto/domain/exames';
import { addDays } from '@apto/domain/time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyPreSolicitacao } from '../../shared/stories/pre-solicitacao.ts';
import { Assistente } from './Assistente.tsx';
import { elsewhereAtom, goingAtom } from './pedido/draft.ts';
import { visible } from './stories/visible.ts';
import { advance } from './stories/advance.ts';
import { withAssistente } from './stories/decorator.tsx';
import {
  after,
  RISCOS,
  SOC,
  withFuncionarios,
  complete,
  withProcedimentos,
  PROFILE,
  withoutClinicYet,
} from './stories/pedidos.ts';
import { assistenteResponses, created } from './stories/responses.ts';

const meta = {
  title: 'Telas/Criar agendamento',
  component: Assistente,
  tags: ['novo'],
  decorators: [withAssistente],
  parameters: { layout: 'fullscreen', msw: assistenteResponses() },
} satisfies Meta<typeof Assistente>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (pedido: () => ReturnType<typeof complete>, rest: object = {}) => ({
  assistente: { pedido, ...rest },
});

/** The last button, once what it waits for is here. */
async function free(canvas: Pick<typeof screen, 'findByRole'>): Promise<HTMLElement> {
  const create = () => canvas.findByRole('button', { name: 'Criar agendamento' });
  await waitFor(async () => expect(await create()).not.toHaveAttribute('aria-disabled'), { timeout: 5000 });
  return create();
}

export const Galeria: Story = { tags: ['galeria'], parameters: at(() => complete(4)) };
export const Celular: Story = {
  tags: ['estados'],
  parameters: at(() => withFuncionarios(2)),
  globals: { viewport: { value: 'phone' } },
  // One field begins where the other does.
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: 'E-mail de Ana Beatriz Nogueira' });
    const phone = canvas.getByRole('textbox', { name: 'Telefone de Ana Beatriz Nogueira' });
    await expect(phone.getBoundingClientRect().left).toBe(email.getBoundingClientRect().left);
  },
};
export const DadosDoSolicitante: Story = { tags: ['estados'] };
export const DadosDoAgendamentoVazio: Story = {
  tags: ['estados'],
  parameters: at(() => ({ ...initialState(PROFILE), step: 'dados-agendamento' })),
  // doc2 §2.3: the switch is there from the beginning.
  play: async ({ canvas }) => visible(await canvas.findByRole('switch', { name: 'Reside fora do país' })),
};
export const QuatroFuncionarios: Story = { tags: ['estados'], parameters: at(() => withFuncionarios(4)) };
export const Demissional: Story = {
  tags: ['estados'],
  parameters: at(() => withFuncionarios(2, TIPO_EXAME.DEMISSIONAL)),
};
/** What is written in a box is all in sight, and nothing lies over anything else. */
const uncut: Story['play'] = async ({ canvas }) => {
  const table = within(await canvas.findByRole('table', { name: 'Funcionários do pedido' }));
  const date = table.getAllByRole('textbox', { name: /^Data de demissão de/ })[0]!;
  await userEvent.type(date, '24112026');
  for (const box of table.getAllByRole<HTMLInputElement>('textbox'))
    await expect([box.value, box.scrollWidth <= box.clientWidth]).toEqual([box.value, true]);
  const remove = table.getAllByRole('button', { name: /^Remover/ })[0]!.getBoundingClientRect();
  const calendar = table.getAllByRole('button', { name: 'Abrir calendário' })[0]!.getBoundingClientRect();
  await expect(calendar.right <= remove.left || calendar.bottom <= remove.top).toBe(true);
  await expect(remove.right).toBeLessThanOrEqual(window.innerWidth);
};
export const DemissionalNaMesa: Story = {
  tags: ['interacoes'],
  parameters: at(() => withFuncionarios(2, TIPO_EXAME.DEMISSIONAL)),
  globals: { viewport: { value: 'desktop' } },
  play: uncut,
};
export const DemissionalNoTablet: Story = {
  ...DemissionalNaMesa,
  globals: { viewport: { value: 'tablet' } },
};
export const DemissionalNoCelular: Story = {
  ...DemissionalNaMesa,
  globals: { viewport: { value: 'phone' } },
};
export const Procedimentos: Story = { tags: ['estados'], parameters: at(() => withProcedimentos(4)) };
/** Decision 61: one table for all, told apart by what each option says first, and one press for the same answer. */
export const IgualParaTodos: Story = {
  tags: ['interacoes'],
  parameters: at(() => withProcedimentos(3)),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Questionário de risco por funcionário' }));
    const answers = () => table.getAllByRole('combobox');
    await expect(table.queryByRole('button', { name: /^Igual para todos/ })).not.toBeInTheDocument();
    const [first] = answers();
    await userEvent.click(first as HTMLElement);
    await userEvent.click(await screen.findByRole('option', { name: /^Trabalha em altura/ }));
    await userEvent.click(
      await table.findByRole('button', { name: 'Igual para todos: a resposta de Ana Beatriz Nogueira' }),
    );
    for (const answer of answers())
      await waitFor(() => expect(answer).toHaveTextContent('Trabalha em altura'));
    // Nothing is left to make equal, and the focus stays where it was pressed.
    await expect(first).toHaveFocus();
    await expect(table.queryByRole('button', { name: /^Igual para todos/ })).not.toBeInTheDocument();
  },
};
/** Which answer somebody has is read without opening it, as wide as the screen may be. */
const answersInFull: Story['play'] = async ({ canvas }) => {
  const table = within(await canvas.findByRole('table', { name: 'Questionário de risco por funcionário' }));
  const [first] = table.getAllByRole('combobox');
  await userEvent.click(first as HTMLElement);
  await userEvent.click(await screen.findByRole('option', { name: /^Trabalha em altura/ }));
  const answer = within(first as HTMLElement).getByText(/^Trabalha em altura/);
  await expect(answer.scrollWidth).toBeLessThanOrEqual(answer.clientWidth);
};
export const RespostasNaMesa: Story = {
  tags: ['interacoes'],
  parameters: at(() => withProcedimentos(3)),
  globals: { viewport: { value: 'desktop' } },
  play: answersInFull,
};

export const Consulta: Story = {
  tags: ['estados'],
  parameters: at(() => withProcedimentos(2, TIPO_EXAME.CONSULTA)),
};
export const Carregando: Story = {
  tags: ['estados'],
  parameters: {
    ...at(() => ({ ...withFuncionarios(4), step: 'procedimentos' })),
    msw: assistenteResponses([simulate(riscosSoc, () => new Promise<never>(() => undefined))]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Carregando informações...')).not.toHaveLength(0);
    await expect(canvas.getByRole('button', { name: 'Avançar' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ErroDoSoc: Story = {
  tags: ['estados'],
  parameters: {
    ...at(() => ({ ...withFuncionarios(2), step: 'procedimentos' })),
    msw: assistenteResponses([
      simulate(procedimentosSoc, new SimulatedError(502, { message: 'O SOC não respondeu.' })),
    ]),
  },
  play: async ({ canvas }) => {
    await visible(await canvas.findByRole('button', { name: 'Tentar novamente' }));
    await expect(
      canvas.getAllByText('Ocorreu um problema ao tentar sincronizar dados com o SOC!').length,
    ).toBeGreaterThan(0);
    // Who could not be asked about is named (issue 10), and the toast says what did not answer (doc2 §8).
    for (const name of ['Ana Beatriz Nogueira', 'Carlos Eduardo Figueiredo']) {
      const text = `Problemas ao sincronizar procedimentos do colaborador ${name} com o SOC!`;
      await expect(canvas.getByText(text, { exact: false })).toBeVisible();
    }
    await visible(await screen.findByText('Não foi possível consultar os Exames no SOC'));
    await expect(screen.getByText('O SOC não respondeu.')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Avançar' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** doc2 §8 'Risks lookup failed': the risks alone did not come; asked for again they do, and the step goes on. */
export const RiscosNaoVieram: Story = {
  tags: ['interacoes'],
  parameters: (() => {
    let asked = 0;
    return {
      ...at(() => ({ ...withFuncionarios(1), step: 'procedimentos' })),
      msw: assistenteResponses([
        simulate(riscosSoc, () =>
          asked++ === 0 ? new SimulatedError(502, { message: 'Os riscos não vieram.' }) : RISCOS,
        ),
      ]),
    };
  })(),
  play: async ({ canvas }) => {
    await visible(await screen.findByText('Não foi possível consultar os Riscos no SOC'));
    await expect(screen.getByText('Os riscos não vieram.')).toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }));
    await canvas.findByRole('table', { name: 'Procedimentos por funcionário' });
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Avançar' })).not.toHaveAttribute('aria-disabled'),
    );
  },
};

/** A failed step says so in a toast, marks every field, and takes the focus to the first (doc2 §5). */
export const EtapaIncompleta: Story = {
  tags: ['interacoes'],
  parameters: at(() => ({
    ...initialState(PROFILE),
    nomeSolicitante: '',
    emailSolicitante: 'rita@',
    step: 'dados-solicitante',
  })),
  play: async ({ canvas }) => {
    await advance();
    await visible(await screen.findByText('Preencha todos os campos corretamente'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Nome/ })).toHaveFocus());
    await userEvent.click(
      canvas.getByRole('button', { name: 'E-mail do solicitante: Campo deve ser email' }),
    );
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /E-mail/ })).toHaveFocus());
  },
};

/** The first employee fixes the client; those of another cannot be chosen, and say why (doc2 §2.3). */
export const EscolherFuncionarios: Story = {
  tags: ['interacoes'],
  parameters: at(() => ({ ...initialState(PROFILE), step: 'dados-agendamento' })),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Funcionários' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ana Beatriz Nogueira' }));
    const other = screen.getByRole('option', { name: 'Juliana Pacheco' });
    await waitFor(() => expect(other).toHaveAttribute('aria-disabled', 'true'));
    await expect(other).toHaveTextContent('De outro cliente (Transportes Rio Pardo)');
    // The open list blocks nothing: the action beside it takes one press; by a key the focus is then where the next is found.
    canvas.getByRole('button', { name: 'Adicionar' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Funcionários' })).toHaveFocus());
    await visible(await screen.findByText('Funcionário adicionado com sucesso!'));
    const table = within(canvas.getByRole('table', { name: 'Funcionários do pedido' }));
    await expect(table.getByRole('textbox', { name: 'Telefone de Ana Beatriz Nogueira' })).toHaveValue(
      '(11) 98765-4321',
    );
    // With the client fixed the list is theirs; who is looked for by name is still found, and says why not.
    await userEvent.type(canvas.getByRole('combobox', { name: 'Funcionários' }), 'Juliana');
    const later = await screen.findByRole('option', { name: 'Juliana Pacheco' });
    await expect(later).toHaveAttribute('aria-disabled', 'true');
    await expect(later).toHaveTextContent('De outro cliente (Transportes Rio Pardo)');
    await userEvent.keyboard('{Escape}');
    // Who is taken out by a key takes their row along: the focus is then where others are found.
    table.getByRole('button', { name: 'Remover Ana Beatriz Nogueira' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('table', { name: 'Funcionários do pedido' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Funcionários' })).toHaveFocus());
  },
};

/** Who is taken out by a key leaves the focus where the next one can be, which the table sees to. */
export const RemoverPeloTeclado: Story = {
  name: 'Remover pelo teclado',
  tags: ['interacoes'],
  parameters: at(() => ({ ...withFuncionarios(3), step: 'dados-agendamento' })),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Funcionários do pedido' }));
    const ways = () => table.getAllByRole('button', { name: /^Remover / });
    const [first, second, last] = ways().map((button) => button.getAttribute('aria-label')!);
    table.getByRole('button', { name: first! }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(table.getByRole('button', { name: second! })).toHaveFocus());
    await expect(ways()).toHaveLength(2);
    // After the last comes the one before it.
    table.getByRole('button', { name: last! }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(ways()).toHaveLength(1));
    await waitFor(() => expect(table.getByRole('button', { name: second! })).toHaveFocus());
  },
};

/** With the client known, one branch's people alone are listed, until all are asked for again (issue 12). */
export const FiltrarPorUnidade: Story = {
  tags: ['interacoes'],
  parameters: at(() => ({ ...initialState(PROFILE), step: 'dados-agendamento' })),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox', { name: 'Unidade' })).toBeNull();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Funcionários' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ana Beatriz Nogueira' }));
    await userEvent.keyboard('{Escape}');
    const unidade = await canvas.findByRole('combobox', { name: 'Unidade' });
    await userEvent.click(unidade);
    await userEvent.click(await screen.findByRole('option', { name: 'Filial Sumaré' }));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Funcionários' }));
    await visible(await screen.findByText('Nenhum funcionário encontrado nesta unidade'));
    await userEvent.keyboard('{Escape}');
    await userEvent.clear(unidade);
    await userEvent.click(unidade);
    await userEvent.click(await screen.findByRole('option', { name: 'Matriz Campinas' }));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Funcionários' }));
    await visible(await screen.findByRole('option', { name: 'Carlos Eduardo Figueiredo' }));
  },
};

/** A list of people, as it comes by mail: who is recognised is ticked, and the others are named (issue 12). */
export const ColarUmaLista: Story = {
  tags: ['interacoes'],
  parameters: at(() => ({ ...initialState(PROFILE), step: 'dados-agendamento' })),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Funcionários' }));
    await userEvent.paste(
      'Ana Beatriz Nogueira\nAlguém de Fora\nCarlos Eduardo Figueiredo\nJuliana Pacheco\n',
    );
    await visible(await canvas.findByText('2 de 4 da lista selecionados.'));
    await visible(canvas.getByText('Não encontrados: Alguém de Fora. De outro cliente: Juliana Pacheco.'));
    // Enter of the closed list adds; of the open one it would tick.
    await userEvent.keyboard('{Escape}{Enter}');
    const table = await canvas.findByRole('table', { name: 'Funcionários do pedido' });
    await expect(within(table).getAllByRole('button', { name: /^Remover / })).toHaveLength(2);
  },
};

/** Whoever ticks and goes on meant those that are ticked (issue 12). */
export const AvancarInclui: Story = {
  tags: ['interacoes'],
  parameters: at(() => ({ ...initialState(PROFILE), step: 'dados-agendamento' })),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Funcionários' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ana Beatriz Nogueira' }));
    await userEvent.keyboard('{Escape}');
    await advance();
    await visible(await canvas.findByRole('table', { name: 'Funcionários do pedido' }));
  },
};

/** An exam that is up to date is charged when it is done all the same (doc2 §2.6, §5). */
export const AceitarExameEmDia: Story = {
  tags: ['interacoes'],
  parameters: at(() => withProcedimentos(1)),
  play: async ({ canvas }) => {
    await visible(
      canvas.getByRole('button', { name: /^Procedimentos a realizar de Ana Beatriz Nogueira: / }),
    );
    await userEvent.click(
      canvas.getByRole('button', { name: 'Procedimentos em dia de Ana Beatriz Nogueira: 1 em dia' }),
    );
    const panel = within(
      await screen.findByRole('dialog', { name: 'Procedimentos em dia de Ana Beatriz Nogueira' }),
    );
    await visible(panel.getByText(/Última realização: 10\/06\/2026 · Refazer em: 10\/06\/2027/));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Aceitar Audiometria tonal ocupacional' }));
    await userEvent.keyboard('{Escape}');
    await advance();
    await visible(
      await canvas.findByText('É necessário marcar o campo para realizar a confirmação do exame.'),
    );
    await userEvent.click(
      canvas.getByRole('checkbox', { name: /Estou ciente de que os exames serão cobrados/ }),
    );
    await expect(
      canvas.queryByText('É necessário marcar o campo para realizar a confirmação do exame.'),
    ).toBeNull();
  },
};

/** Decision 40: NR-7 waives the only exam of a dismissal, and the request goes on to an attendant. */
export const NadaARealizarPelaNr7: Story = {
  tags: ['interacoes'],
  parameters: at(() => {
    const e = withProcedimentos(1, TIPO_EXAME.DEMISSIONAL);
    const clinical = SOC.procedimentos.filter((p) => p.clinical);
    const today = now().data;
    return after(e, [
      { type: 'FUNCIONARIO_CHANGED', id: 100, fields: { dataHomologacao: today, questionarioRisco: 1 } },
      {
        type: 'PROCEDIMENTOS_LOADED',
        id: 100,
        tipoExame: TIPO_EXAME.DEMISSIONAL,
        response: {
          ...SOC,
          procedimentos: clinical,
          examesEmDiaList: clinical.map(({ id, name }) => ({
            idExame: id,
            name,
            clinical: true,
            dataUltimaRealizacao: addDays(today, -30),
            dataRefazerExame: addDays(today, 335),
            procedimentoNaoPeriodico: false,
          })),
        },
      },
    ]);
  }),
  play: async ({ canvas }) => {
    await visible(await canvas.findByText(/pode ser dispensado.*o pedido vai a um atendente\./));
    await userEvent.click(
      canvas.getByRole('button', { name: 'Procedimentos em dia de Ana Beatriz Nogueira: 1 em dia' }),
    );
    const panel = within(
      await screen.findByRole('dialog', { name: 'Procedimentos em dia de Ana Beatriz Nogueira' }),
    );
    const box = panel.getByRole('checkbox', { name: 'Aceitar Exame clínico ocupacional' });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    await advance();
    await canvas.findByRole('combobox', { name: /Clínica/ });
  },
};

export const CobrancaNaMudancaDeFuncao: Story = {
  tags: ['interacoes'],
  parameters: at(() => {
    const e = withFuncionarios(2, TIPO_EXAME.MUDANCA_FUNCAO);
    return {
      ...e,
      funcionarios: e.funcionarios.map((f) => ({ ...f, mudouRisco: false })),
      dialogs: [{ type: 'FUNCTION_CHANGE_CHARGE', idFuncionario: 100 }],
    };
  }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirmação de cobrança' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar' }));
    await visible(
      await dialog.findByText('É necessário marcar o campo para realizar a confirmação do exame.'),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirmação de cobrança' })).toBeNull());
    await expect(screen.queryByRole('textbox', { name: 'Telefone de Ana Beatriz Nogueira' })).toBeNull();
  },
};

/** A deep link to a step that cannot open leads to the first incomplete one, which says what is missing. */
export const ConcluirComPendencias: Story = {
  tags: ['recursos'],
  parameters: at(() => ({ ...withoutClinicYet(2), step: 'concluir' })),
  play: async ({ canvas }) => {
    await visible(canvas.getByText('Informações pendentes'));
    await userEvent.click(canvas.getByRole('button', { name: 'Clínica: Campo obrigatório' }));
    await visible(await canvas.findByRole('heading', { name: 'Em qual clínica e quando?' }));
  },
};

/** doc2 §2.1: the last step lists the extra PCD fields of who is PCD; a desk's narrow screen shows every column. */
export const ConcluirComPcd: Story = {
  tags: ['estados'],
  globals: { viewport: { value: 'tablet' } },
  parameters: at(() => ({
    ...after(complete(2), [
      { type: 'FUNCIONARIO_CHANGED', id: 100, fields: { pcd: true, informacoesPcd: 2 } },
      {
        type: 'ATTACHMENT_ADDED',
        id: 100,
        attachment: { name: 'audiometria.pdf', kind: 'LAUDO_PCD', key: 'a'.repeat(43), size: 81_920 },
      },
    ]),
    step: 'concluir' as const,
    avisos: [],
  })),
  play: async ({ canvas }) => {
    const element = await canvas.findByRole('table', { name: 'Funcionários do pedido' });
    const table = within(element);
    await visible(table.getByText('Auditiva'));
    await visible(table.getByText('audiometria.pdf'));
    await visible(table.getByText('Não é PCD'));
    await waitFor(() =>
      expect(element.scrollWidth).toBeLessThanOrEqual(element.parentElement?.clientWidth ?? 0),
    );
  },
};

/** One appointment for each employee, one notice for each, then the list (doc2 §8). */
export const Criar: Story = {
  tags: ['interacoes'],
  parameters: at(() => complete(2)),
  play: async ({ canvas }) => {
    await userEvent.click(await free(canvas));
    for (const name of ['Ana Beatriz Nogueira', 'Carlos Eduardo Figueiredo']) {
      await visible(await screen.findByText(`Agendamento do colaborador ${name} salvo com sucesso`));
    }
    await visible(await canvas.findByRole('heading', { name: 'Agendamentos' }));
  },
};

const WITHOUT_SLOT = 'Nenhum horário foi escolhido: o agendamento foi direcionado para um atendente.';

/** What the server decided otherwise than it was asked is said of the one whom it concerns (doc2 §5 'Schedule step'). */
export const CriarComAviso: Story = {
  tags: ['interacoes'],
  parameters: {
    ...at(() => complete(2)),
    msw: assistenteResponses([
      simulate(createAgendamentos, ({ body }) =>
        (body as { funcionario: { id: number }; nomeFuncionario: string }[]).map((p, i) => ({
          ...created(p.funcionario.id, p.nomeFuncionario),
          avisos: i === 0 ? [WITHOUT_SLOT] : [],
        })),
      ),
    ]),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await free(canvas));
    // One alone says it, and it is hers.
    const warning = (await screen.findByText(WITHOUT_SLOT)).closest('[data-toast]');
    await expect(warning).toHaveTextContent(
      'Agendamento do colaborador Ana Beatriz Nogueira salvo com sucesso',
    );
  },
};

const keys: string[] = [];

/** A failure keeps everything; the next try is the same request, under the same key. */
export const FalhaAoCriar: Story = {
  tags: ['interacoes'],
  parameters: {
    ...at(() => complete(1)),
    msw: assistenteResponses([
      simulate(
        createAgendamentos,
        new SimulatedError(503, { message: 'O sistema está indisponível no momento.' }),
      ),
    ]),
  },
  beforeEach: () => {
    keys.length = 0;
    const original = window.fetch;
    window.fetch = (target, init) => {
      const key = new Headers(init?.headers).get('idempotency-key');
      if (key) keys.push(key);
      return original(target, init);
    };
    return () => {
      window.fetch = original;
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(await free(canvas));
    await visible(await canvas.findByText('Os agendamentos não foram criados'));
    await visible(canvas.getByText('Código do pedido: req-story'));
    await userEvent.click(canvas.getByRole('button', { name: 'Criar agendamento' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    await expect(keys[0]).toBe(keys[1]);
  },
};

/** Handing over on the last step can be taken back while the request was not sent, also after a refused try. */
export const DirecionarEDesfazer: Story = {
  tags: ['interacoes'],
  parameters: {
    ...at(() => complete(1)),
    msw: assistenteResponses([
      simulate(createAgendamentos, new SimulatedError(503, { message: 'O sistema está indisponível.' })),
    ]),
  },
  play: async ({ canvas }) => {
    await free(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Direcionar para um atendente' }));
    const question = within(await screen.findByRole('dialog', { name: 'Direcionar para um atendente?' }));
    await userEvent.click(question.getByRole('button', { name: 'Direcionar para um atendente' }));
    await visible(await canvas.findByText('Os agendamentos não foram criados'));
    await visible(
      await screen.findByText(
        'Não foi possível direcionar o agendamento para um atendente. Tente novamente.',
      ),
    );
    // Tried again by its own name: 'Criar agendamento' would not say that an attendant gets it.
    await expect(canvas.getByRole('button', { name: 'Direcionar para um atendente' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Criar agendamento' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Não direcionar' }));
    await visible(await canvas.findByRole('button', { name: 'Direcionar para um atendente' }));
    await visible(canvas.getByRole('button', { name: 'Criar agendamento' }));
    await expect(canvas.queryByText('O pedido será direcionado para um atendente')).toBeNull();
  },
};

/** doc2 §2.1, §8: one pre-request for each employee; who failed is tried again, and nobody is kept twice. */
const keptPre: string[] = [];
export const CriarPreSolicitacao: Story = {
  tags: ['interacoes'],
  parameters: {
    ...at(() => complete(2)),
    msw: assistenteResponses([
      simulate(savePreSolicitacao, ({ body }) => {
        const { nomeFuncionario: name } = body as { nomeFuncionario: string };
        keptPre.push(name);
        if (keptPre.length === 2) return new SimulatedError(503, { message: 'O sistema está indisponível.' });
        return storyPreSolicitacao(0, { nomeFuncionario: name });
      }),
    ]),
  },
  play: async ({ canvas }) => {
    keptPre.length = 0;
    await free(canvas);
    const keep = canvas.getByRole('button', { name: 'Criar pré-solicitação' });
    await userEvent.click(keep);
    await visible(
      await screen.findByText('Pré-solicitação do colaborador Ana Beatriz Nogueira salva com sucesso'),
    );
    await visible(
      await screen.findByText('Erro ao salvar pré solicitação do colaborador Carlos Eduardo Figueiredo'),
    );
    // The toast that names who failed is gone after its seconds: what stays says it too.
    await visible(await canvas.findByText('Nem todas as pré-solicitações foram criadas'));
    await visible(await canvas.findByText(/^Falta: Carlos Eduardo Figueiredo\. /));
    await waitFor(() => expect(keep).not.toHaveAttribute('data-pending'));
    await userEvent.click(keep);
    await visible(
      await screen.findByText('Pré-solicitação do colaborador Carlos Eduardo Figueiredo salva com sucesso'),
    );
    await visible(await canvas.findByRole('heading', { name: 'Agendamentos' }));
    await expect(keptPre).toEqual([
      'Ana Beatriz Nogueira',
      'Carlos Eduardo Figueiredo',
      'Carlos Eduardo Figueiredo',
    ]);
  },
};

const STORED = {
  id: 'outro',
  about: '3 funcionários, Curitiba',
  people: 'Ana Souza e mais 2',
  savedAt: '2026-11-24T13:20:00.000Z',
};

/** Issue 12: two tabs never write to one draft; who opens it here takes it over, or begins a copy. */
export const RascunhoEmOutraAba: Story = {
  tags: ['estados'],
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Nome');
    store.set(elsewhereAtom, STORED);
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Este rascunho está aberto em outra aba' }),
    );
    await waitFor(() =>
      expect(dialog.getByText(/3 funcionários, Curitiba, salvo em 24\/11\/2026 10:20/)).toBeVisible(),
    );
    for (const name of ['Voltar', 'Começar uma cópia', 'Continuar aqui'])
      await expect(dialog.getByRole('button', { name })).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('heading', { name: 'Agendamentos' })).toBeVisible();
  },
};

/** Issue 12: ten fit; the one that goes is told before it does. */
export const DezRascunhos: Story = {
  tags: ['estados'],
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Nome');
    store.set(goingAtom, STORED);
    await expect(await canvas.findByText('Você já tem 10 rascunhos')).toBeVisible();
    await expect(canvas.getByText(/3 funcionários, Curitiba, salvo em 24\/11\/2026 10:20/)).toBeVisible();
  },
};

export const DescartarRascunho: Story = {
  tags: ['interacoes'],
  parameters: at(() => withFuncionarios(2)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Descartar rascunho' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Descartar este rascunho?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Descartar rascunho' }));
    await visible(await canvas.findByRole('heading', { name: 'Por favor confira os dados do solicitante' }));
  },
};
