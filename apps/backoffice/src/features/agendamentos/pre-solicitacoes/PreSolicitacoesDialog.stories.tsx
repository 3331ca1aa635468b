import {
  deletePreSolicitacao,
  getPreSolicitacao,
  countPreSolicitacoes,
  listPreSolicitacoes,
  requestPreSolicitacoes,
  restorePreSolicitacao,
  riscoQuestionarios,
  savePreSolicitacao,
  showPreSolicitacaoCount,
  type PreSolicitacaoDetail,
} from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import { tipoExame, TIPO_EXAME } from '@apto/domain/exames';
import { minDismissalDate } from '@apto/domain/pedido';
import { addDays, nowInSaoPaulo } from '@apto/domain/time';
import { toast, ToastRegion } from '@apto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PEOPLE, storyPreSolicitacao } from '../../../shared/stories/pre-solicitacao.ts';
import { withApp } from '../../../shared/stories/decorator.tsx';
import { PreSolicitacoesButton } from './PreSolicitacoesButton.tsx';
import PreSolicitacoesDialog from './PreSolicitacoesDialog.tsx';

const pre = storyPreSolicitacao;
const DISMISSAL = { id: TIPO_EXAME.DEMISSIONAL, descricao: 'Demissional' };
const three = (): PreSolicitacaoDetail[] => [
  pre(0),
  pre(1),
  pre(2, {
    tipoExame: DISMISSAL,
    nomeTipoExame: 'Demissional',
    telefoneFuncionario: null,
    pendencia: 'SIM',
    cliente: { ...pre(2).cliente, desabilitarQuestionarioRisco: false },
  }),
];

const page = (items: PreSolicitacaoDetail[]) => ({
  items,
  total: items.length,
  meta: {
    totalItems: items.length,
    totalPages: items.length === 0 ? 0 : 1,
    itemCount: items.length,
    itemsPerPage: 10,
    currentPage: 1,
  },
});

const sent = fn();

/** How long a slow server takes to save, in ms: longer than the next press. */
const SLOW = 800;

/** A server that keeps these, for as long as one story runs. */
function responses(kept: PreSolicitacaoDetail[] = three(), savesIn = 0) {
  let current = kept;
  let deleted: PreSolicitacaoDetail[] = [];
  let isShown = true;
  const of = (id: unknown) => current.find((each) => each.id === Number(id)) ?? pre(0);
  return [
    simulate(listPreSolicitacoes, () => page(current)),
    simulate(countPreSolicitacoes, () => ({
      total: current.length,
      exibePreSolicitacaoNotificacao: isShown,
    })),
    simulate(showPreSolicitacaoCount, ({ body }) => {
      isShown = (body as { exibePreSolicitacaoNotificacao: boolean }).exibePreSolicitacaoNotificacao;
      return { ok: true as const };
    }),
    simulate(getPreSolicitacao, ({ params }) => of(params['id'])),
    simulate(savePreSolicitacao, async ({ body }) => {
      sent(body);
      await delay(savesIn);
      const changes = body as { id: number; tipoExame?: number } & Record<string, unknown>;
      const before = of(changes.id);
      const { tipoExame: type, ...fields } = changes;
      const saved = {
        ...before,
        ...fields,
        version: before.version + 1,
        pendencia: 'NAO' as const,
        ...(type ? { tipoExame: { id: type, descricao: tipoExame(type).descricao } } : {}),
        nomeTipoExame: type ? tipoExame(type).descricao : before.nomeTipoExame,
      };
      current = current.map((each) => (each.id === saved.id ? saved : each));
      return saved;
    }),
    simulate(deletePreSolicitacao, ({ params }) => {
      deleted = current.filter(({ id }) => id === Number(params['id']));
      current = current.filter(({ id }) => id !== Number(params['id']));
      return { ok: true } as const;
    }),
    simulate(restorePreSolicitacao, () => {
      current = [...deleted, ...current];
      return { ok: true } as const;
    }),
    simulate(requestPreSolicitacoes, ({ body }) => {
      const ids = body as number[];
      const results = ids.map((id) => ({
        id,
        nomeFuncionario: of(id).nomeFuncionario,
        agendamento: {
          id: 900 + id,
          version: 1,
          idStatus: 1,
          status: { id: 1, descricao: 'Em Aberto', primevueColor: 'info' },
          idFuncionario: of(id).funcionario.id,
          nomeFuncionario: of(id).nomeFuncionario,
          createdAt: '2026-11-24T13:20:00.000Z',
          avisos: [],
        },
        motivos: [],
        message: null,
      }));
      current = current.filter(({ id }) => !ids.includes(id));
      return results;
    }),
    simulate(riscoQuestionarios, [{ id: 1, pergunta: 'Trabalha em altura ou em espaço confinado?' }]),
  ];
}

const meta = {
  title: 'Telas/Pré-solicitações',
  component: PreSolicitacoesDialog,
  tags: ['novo'],
  args: { onClose: fn() },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion />
      </>
    ),
    withApp,
  ],
  parameters: { layout: 'fullscreen', msw: responses() },
  beforeEach: () => {
    sent.mockClear();
    // What another story said is not this one's.
    toast.clear();
  },
} satisfies Meta<typeof PreSolicitacoesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (...kept: PreSolicitacaoDetail[]) => ({ msw: responses(kept) });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Pré-solicitações' }));
const rowOf = async (name: string) =>
  within(await (await dialog()).findByRole('row', { name: new RegExp(name) }));
const [ANA, CARLOS, DEBORA] = PEOPLE;
/** Toasts fade in: it is there at once, and visible a moment later. */
const said = (text: string) =>
  waitFor(() => expect(screen.getByText(text)).toBeVisible(), { timeout: 10_000 });

export const Galeria: Story = {
  tags: ['galeria'],
  parameters: { msw: responses() },
  play: async () => {
    await rowOf(DEBORA);
  },
};
/** doc1 §2.1, §3 exibePreSolicitacaoNotificacao: how many wait, to whoever wants it, beside the name that the document gives. */
export const QuantidadeNoBotao: Story = {
  tags: ['interacoes'],
  parameters: { msw: responses() },
  render: () => <PreSolicitacoesButton />,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Pré solicitações' });
    await waitFor(() => expect(button).toHaveAccessibleDescription('3 a solicitar'));
    await expect(button).toHaveTextContent('3');
    await userEvent.click(button);
    const choice = await (await dialog()).findByRole('switch', { name: /Mostrar a quantidade/ });
    await expect(choice).toBeChecked();
    await userEvent.click(choice);
    await waitFor(() => expect(choice).not.toBeChecked());
    await userEvent.keyboard('{Escape}');
    const plain = await canvas.findByRole('button', { name: 'Pré solicitações' });
    await waitFor(() => expect(plain).toHaveTextContent(/^Pré solicitações$/));
    await expect(plain).not.toHaveAccessibleDescription();
  },
};

/** The same button on a phone, an icon: its name is the document's there too (doc1 §2.1). */
export const QuantidadeNoCelular: Story = {
  tags: ['interacoes'],
  parameters: { msw: responses() },
  globals: { viewport: { value: 'phone' } },
  render: () => <PreSolicitacoesButton />,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Pré solicitações' });
    await waitFor(() => expect(button).toHaveAccessibleDescription('3 a solicitar'));
    await expect(button.querySelector('[data-count]')).toHaveAttribute('data-count', '3');
  },
};

export const Celular: Story = {
  tags: ['estados'],
  parameters: { msw: responses() },
  globals: { viewport: { value: 'phone' } },
};
export const Carregando: Story = {
  tags: ['estados'],
  parameters: { msw: [simulate(listPreSolicitacoes, () => delay('infinite').then(() => page([])))] },
};
export const Vazia: Story = {
  tags: ['estados'],
  parameters: of(),
  play: async () => {
    const nothing = await (await dialog()).findByText('Nenhuma pré-solicitação.');
    await waitFor(() => expect(nothing).toBeVisible());
  },
};
/** doc1 §8 'List and detail': it says so, shows the request's id, and tries again. */
export const Falha: Story = {
  tags: ['estados'],
  parameters: {
    msw: [
      simulate(
        listPreSolicitacoes,
        new SimulatedError(503, {
          message: 'O banco de dados não respondeu.',
          codigo: 'INDISPONIVEL',
          requestId: 'req-7f3a',
        }),
      ),
    ],
  },
  play: async () => {
    const window = await dialog();
    await waitFor(() => expect(window.getByRole('button', { name: 'Tentar novamente' })).toBeVisible());
    await waitFor(() => expect(window.getByText(/req-7f3a/)).toBeVisible());
  },
};

/** doc1 §5 'Pre-request inline edit': refused with its text and kept as typed; Enter saves at once, digits only. */
export const EditaUmaCelula: Story = {
  tags: ['interacoes'],
  parameters: of(pre(0)),
  play: async () => {
    const row = await rowOf(ANA);
    await userEvent.click(row.getByRole('button', { name: `Editar ${ANA}` }));
    const phone = row.getByRole('textbox', { name: `Telefone: ${ANA}` });
    await userEvent.clear(phone);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(row.getByText('Telefone é Obrigatório.')).toBeVisible());
    await userEvent.type(phone, '1134567890{Enter}');
    await waitFor(() => expect(row.getByText('Formato do telefone está errado.')).toBeVisible());
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(phone);
    await userEvent.type(phone, '21912345678{Enter}');
    await said('Dado atualizado com sucesso');
    await expect(sent).toHaveBeenCalledWith({ id: 30, version: 1, telefoneFuncionario: '21912345678' });
    await waitFor(() => expect(row.getByText('(21) 91234-5678')).toBeVisible());
  },
};

/** doc1 §5: a phone that is missing says so in its field as well, before anybody touches it. */
export const TelefoneQueFalta: Story = {
  tags: ['interacoes'],
  parameters: { msw: responses() },
  play: async () => {
    const row = await rowOf(DEBORA);
    await userEvent.click(row.getByRole('button', { name: /^Editar/ }));
    const phone = await row.findByRole('textbox', { name: `Telefone: ${DEBORA}` });
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/Telefone é Obrigatório\./));
    await userEvent.type(phone, '11');
    await waitFor(() => expect(phone).not.toHaveAccessibleDescription(/Telefone é Obrigatório\./));
  },
};

/** doc1 §5 'saving is immediate': pressed, typed and left, a cell is saved alone; a chosen exam type at once. */
export const SalvaAoSairDaCelula: Story = {
  tags: ['interacoes'],
  parameters: { msw: responses() },
  play: async () => {
    const row = await rowOf(ANA);
    const window = await dialog();
    await userEvent.click(row.getByText('(11) 98765-4321'));
    const phone = row.getByRole('textbox', { name: `Telefone: ${ANA}` });
    await waitFor(() => expect(phone).toHaveFocus());
    await userEvent.clear(phone);
    await userEvent.type(phone, '21912345678');
    await userEvent.tab();
    await said('Dado atualizado com sucesso');
    await expect(sent).toHaveBeenLastCalledWith({ id: 30, version: 1, telefoneFuncionario: '21912345678' });
    await userEvent.click(row.getByRole('combobox', { name: `Tipo de exame: ${ANA}` }));
    await userEvent.click(await screen.findByRole('option', { name: 'Admissional' }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({ id: 30, version: 2, tipoExame: TIPO_EXAME.ADMISSIONAL }),
    );
    // What is still being typed belongs to what is requested.
    await userEvent.clear(phone);
    await userEvent.click(window.getByRole('checkbox', { name: `Selecionar ${ANA}` }));
    await waitFor(() => expect(row.getByText('Telefone é Obrigatório.')).toBeVisible());
    await userEvent.click(window.getByRole('button', { name: 'Solicitar' }));
    await waitFor(() => expect(phone).toHaveFocus());
    await userEvent.type(phone, '21912340000');
    await userEvent.click(window.getByRole('button', { name: 'Solicitar' }));
    await said(`Solicitação de ${ANA} realizada com sucesso!`);
    await expect(sent).toHaveBeenLastCalledWith({ id: 30, version: 3, telefoneFuncionario: '21912340000' });
  },
};

/** Enter saves; what is requested right after waits for it. */
export const EnterESolicita: Story = {
  tags: ['interacoes'],
  parameters: { msw: responses([pre(0)], SLOW) },
  play: async () => {
    const row = await rowOf(ANA);
    const window = await dialog();
    await userEvent.click(window.getByRole('checkbox', { name: `Selecionar ${ANA}` }));
    await userEvent.click(row.getByRole('button', { name: `Editar ${ANA}` }));
    const phone = row.getByRole('textbox', { name: `Telefone: ${ANA}` });
    await userEvent.clear(phone);
    await userEvent.type(phone, '21912345678{Enter}');
    await userEvent.click(window.getByRole('button', { name: 'Solicitar' }));
    await said(`Solicitação de ${ANA} realizada com sucesso!`);
    await expect(sent).toHaveBeenCalledWith({ id: 30, version: 1, telefoneFuncionario: '21912345678' });
  },
};

/** Each field is reached without scrolling, and no pinned column lies over what another shows, at rest and while editing. */
const nothingIsCovered: NonNullable<Story['play']> = async () => {
  const row = await rowOf(ANA);
  const window = await dialog();
  const clear = async () => {
    const table = window.getByRole('table', { name: 'Pré-solicitações' });
    const pinned = window.getAllByRole('columnheader').at(-1)?.getBoundingClientRect();
    await waitFor(() => expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0));
    for (const each of [...row.queryAllByRole('textbox'), ...row.queryAllByRole('combobox')])
      await expect(each.getBoundingClientRect().right).toBeLessThanOrEqual(pinned?.left ?? 0);
  };
  await clear();
  const places = () =>
    window
      .getAllByRole('columnheader')
      .map((header) => [header.textContent, Math.round(header.getBoundingClientRect().left)]);
  const atRest = places();
  const [days] = row.getAllByText(/^\d{2}\/\d{2}\/\d{4} a \d{2}\/\d{2}\/\d{4}$/);
  await expect(days?.getClientRects()).toHaveLength(1);
  await expect(days?.scrollWidth).toBeLessThanOrEqual(days?.clientWidth ?? 0);
  await userEvent.click(row.getByRole('button', { name: `Editar ${ANA}` }));
  await row.findByRole('textbox', { name: `Telefone: ${ANA}` });
  // They are in the document before they are in sight, on a busy machine noticeably so.
  await waitFor(() => expect(row.getByRole('textbox', { name: `E-mail: ${ANA}` })).toBeVisible());
  await waitFor(() => expect(row.getByRole('combobox', { name: `Tipo de exame: ${ANA}` })).toBeVisible());
  await clear();
  await expect(places()).toEqual(atRest);
};
export const NadaCobreOsCampos: Story = {
  tags: ['interacoes'],
  globals: { viewport: { value: 'desktop' } },
  play: nothingIsCovered,
};
export const NadaCobreOsCamposNoTablet: Story = {
  tags: ['interacoes'],
  globals: { viewport: { value: 'tablet' } },
  play: nothingIsCovered,
};

/** The four fields of the period open beside the row, which keeps its height; all that was changed is saved once. */
export const PeriodoEmUmPainel: Story = {
  tags: ['interacoes'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { msw: responses([pre(0)]) },
  play: async () => {
    const row = await rowOf(ANA);
    const window = await dialog();
    await userEvent.click(row.getByRole('button', { name: `Editar ${ANA}` }));
    const period = await row.findByRole('button', { name: new RegExp(`^Período: ${ANA}, `) });
    // As low as the phone over the e-mail.
    await expect(period.closest('tr')?.offsetHeight).toBeLessThanOrEqual(92);
    await userEvent.click(period);
    const panel = within(await screen.findByRole('dialog', { name: `Período: ${ANA}` }, { timeout: 10_000 }));
    // It is in the document before it has its place.
    await waitFor(() => expect(panel.getByRole('textbox', { name: 'Data inicial' })).toBeVisible());
    await expect(panel.getByRole('textbox', { name: 'Data final' })).toBeVisible();
    await userEvent.click(panel.getByRole('combobox', { name: 'Período do dia' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Tarde' }));
    await userEvent.type(panel.getByRole('textbox', { name: 'Horário combinado' }), '1430');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: `Período: ${ANA}` })).toBeNull());
    // Esc closed the panel alone.
    await expect(
      row.getByRole('button', { name: new RegExp(`^Período: ${ANA}, .*Tarde · 14:30`) }),
    ).toBeVisible();
    await userEvent.click(window.getByRole('button', { name: `Salvar ${ANA}` }));
    await said('Dado atualizado com sucesso');
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ id: 30, version: 1, periodo: 2, horarioMarcadoPrestador: '14:30' }),
    );
  },
};

/** Decision 16: 'Erro ao atualizar dado', what was typed stays, and 'Salvar' tries again. */
export const FalhaAoSalvar: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(
        savePreSolicitacao,
        new SimulatedError(503, { message: 'O banco de dados não respondeu.', codigo: 'INDISPONIVEL' }),
      ),
      ...responses([pre(0)]),
    ],
  },
  play: async () => {
    const row = await rowOf(ANA);
    await userEvent.click(row.getByRole('button', { name: `Editar ${ANA}` }));
    const email = row.getByRole('textbox', { name: `E-mail: ${ANA}` });
    await userEvent.clear(email);
    await userEvent.type(email, 'nova@exemplo.com.br{Enter}');
    await said('Erro ao atualizar dado');
    await expect(email).toHaveValue('nova@exemplo.com.br');
    await waitFor(() => expect(row.getByRole('button', { name: `Salvar ${ANA}` })).toBeVisible());
  },
};

/** Closed while a cell is being saved: it waits for the answer, and a refusal keeps it open, at its field. */
export const FechaSoDepoisDeSalvar: Story = {
  tags: ['interacoes'],
  args: { onClose: fn() },
  parameters: {
    msw: [
      simulate(savePreSolicitacao, async ({ body }) => {
        sent(body);
        await delay(SLOW);
        return new SimulatedError(503, {
          message: 'O banco de dados não respondeu.',
          codigo: 'INDISPONIVEL',
        });
      }),
      ...responses([pre(0)]),
    ],
  },
  play: async ({ args }) => {
    const row = await rowOf(ANA);
    const window = await dialog();
    await userEvent.click(row.getByRole('button', { name: `Editar ${ANA}` }));
    const email = row.getByRole('textbox', { name: `E-mail: ${ANA}` });
    await userEvent.clear(email);
    await userEvent.type(email, 'nova@exemplo.com.br');
    await userEvent.click(window.getByRole('button', { name: 'Fechar' }));
    await said('Erro ao atualizar dado');
    await waitFor(() => expect(row.getByText('O banco de dados não respondeu.')).toBeVisible());
    await waitFor(() => expect(email).toHaveFocus());
    await expect(args.onClose).not.toHaveBeenCalled();
    // What is refused is asked about, and may be given up: it is not sent again.
    await userEvent.click(window.getByRole('button', { name: 'Fechar' }));
    const question = within(await screen.findByRole('dialog', { name: 'Descartar as alterações?' }));
    await userEvent.click(question.getByRole('button', { name: 'Descartar alterações' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(sent).toHaveBeenCalledOnce();
  },
};

/** doc1 §5: the detail asks what the exam type and the client ask for; nothing is sent while one is missing. */
export const CamposObrigatorios: Story = {
  tags: ['interacoes'],
  parameters: { msw: responses([three()[2] ?? pre(2)]) },
  play: async () => {
    const row = await rowOf(DEBORA);
    await waitFor(() => expect(row.getByText('Pendência')).toBeVisible());
    await userEvent.click(row.getByRole('button', { name: `Ver detalhes de ${DEBORA}` }));
    const window = await dialog();
    const save = await window.findByRole('button', { name: 'Salvar campos' });
    await expect(
      window.getByTitle('rita.camargo.do.departamento.pessoal@serraazul.com.br'),
    ).toHaveTextContent('rita.camargo.do.departamento.pessoal@ser…');
    // The tax ids of customer and branch (doc1 §2.3).
    const term = (name: string) => window.getByText(name).nextElementSibling;
    await expect(term('CNPJ do cliente')).toHaveTextContent('12.ABC.345/01DE-35');
    await expect(term('CNPJ da unidade')).toHaveTextContent('12.ABC.345/01DE-35');
    await userEvent.click(save);
    await expect(await window.findAllByText('Campo obrigatório')).toHaveLength(2);
    await expect(sent).not.toHaveBeenCalled();
    const present = nowInSaoPaulo(Date.now());
    const day = addDays(present.data, -1);
    const date = window.getByRole('textbox', { name: /^Data de demissão/ });
    const type = (civilDate: string) => userEvent.type(date, civilDate.split('-').reverse().join(''));
    await type(addDays(minDismissalDate(present), -1));
    await userEvent.click(window.getByRole('combobox', { name: /^Questionário de risco/ }));
    await userEvent.click(await screen.findByRole('option', { name: /altura/ }));
    await userEvent.click(save);
    // Decision 14: earlier than the wizard takes it, it is not kept either.
    await waitFor(() => expect(date).toHaveAccessibleDescription(/^A primeira data permitida é 01\/01\//));
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(date);
    await type(day);
    await userEvent.click(save);
    await said('Dado atualizado com sucesso');
    await expect(sent).toHaveBeenCalledWith({
      id: 28,
      version: 1,
      dataHomologacao: day,
      questionarioRisco: 1,
    });
    await waitFor(() => expect(row.queryByText('Pendência')).not.toBeInTheDocument());
  },
};

/** doc1 §5: nothing selected; then who passes is requested, and who does not says every reason. */
export const Solicita: Story = {
  tags: ['interacoes'],
  parameters: { msw: responses() },
  play: async () => {
    await rowOf(DEBORA);
    const window = await dialog();
    const request = window.getByRole('button', { name: 'Solicitar' });
    await userEvent.click(request);
    await said('Selecione alguma pré-solicitação!');
    await userEvent.click(window.getByRole('checkbox', { name: `Selecionar ${ANA}` }));
    await userEvent.click(window.getByRole('checkbox', { name: `Selecionar ${DEBORA}` }));
    await userEvent.click(request);
    await said(`Erro ao salvar solicitação do funcionário ${DEBORA}!`);
    await said(`Solicitação de ${ANA} realizada com sucesso!`);
    await waitFor(() =>
      expect(
        window.getByText(
          `${DEBORA}: Telefone está vazio. Data de demissão é obrigatória para o tipo de exame demissional. Há pendências de campos obrigatórios não preenchidos.`,
        ),
      ).toBeVisible(),
    );
    await waitFor(() => expect(window.queryByRole('row', { name: new RegExp(ANA) })).not.toBeInTheDocument());
    await expect(window.getByRole('checkbox', { name: `Selecionar ${DEBORA}` })).toBeChecked();
  },
};

/** doc1 §8: the server refuses one, and says why. */
export const ServidorRecusa: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(requestPreSolicitacoes, [
        {
          id: 29,
          nomeFuncionario: CARLOS,
          agendamento: null,
          motivos: [],
          message: 'O prestador não atende os funcionários da empresa: Metalúrgica Serra Azul',
        },
      ]),
      ...responses([pre(1)]),
    ],
  },
  play: async () => {
    await rowOf(CARLOS);
    const window = await dialog();
    await userEvent.click(window.getByRole('checkbox', { name: `Selecionar ${CARLOS}` }));
    await userEvent.click(window.getByRole('button', { name: 'Solicitar' }));
    await said('Erro ao processar a solicitação:');
    await waitFor(() =>
      expect(window.getByText(new RegExp(`^${CARLOS}: O prestador não atende`))).toBeVisible(),
    );
  },
};

/** doc1 §2.3, §8, decision 55: one question, one toast with the count, and the way back in it. */
export const ExcluiEDesfaz: Story = {
  tags: ['interacoes'],
  parameters: of(pre(0), pre(1)),
  play: async () => {
    await rowOf(CARLOS);
    const window = await dialog();
    await userEvent.click(window.getByRole('checkbox', { name: `Selecionar ${CARLOS}` }));
    await userEvent.click(window.getByRole('button', { name: 'Excluir' }));
    const question = await screen.findByRole('dialog', {
      name: 'Deseja mesmo deletar as pré-solicitações selecionadas?',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Excluir pré-solicitações' }));
    await said('Pré-solicitação excluida com sucesso!');
    await said('1 pré-solicitação excluída.');
    await waitFor(() =>
      expect(window.queryByRole('row', { name: new RegExp(CARLOS) })).not.toBeInTheDocument(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(window.getByRole('row', { name: new RegExp(CARLOS) })).toBeVisible());
  },
};

/** doc1 §8: what could not be deleted says so and stays. */
export const ExclusaoRecusada: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(
        deletePreSolicitacao,
        () =>
          new SimulatedError(503, { message: 'Indisponível.', codigo: 'INDISPONIVEL', requestId: 'req-1' }),
      ),
      ...responses([pre(0), pre(1)]),
    ],
  },
  play: async () => {
    await rowOf(CARLOS);
    const window = await dialog();
    await userEvent.click(window.getByRole('checkbox', { name: `Selecionar ${CARLOS}` }));
    await userEvent.click(window.getByRole('button', { name: 'Excluir' }));
    const question = await screen.findByRole('dialog', {
      name: 'Deseja mesmo deletar as pré-solicitações selecionadas?',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Excluir pré-solicitações' }));
    await said('Erro ao excluir pré-solicitação!');
    await waitFor(() => expect(window.getByRole('row', { name: new RegExp(CARLOS) })).toBeVisible());
  },
};
