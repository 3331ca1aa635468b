import {
  atendimentoMethod,
  attachFile,
  comboCargos,
  comboSetores,
  comboUnidades,
  editAgendamento,
  getAgendamento,
  getCliente,
  getPrestador,
  listAttachments,
  listCidades,
  listNationalFeriados,
  municipalFeriados,
  orderedPrestadores,
  prestadorFerias,
  releasedPrestador,
  slaSettings,
  uploadFile,
  sayPresence,
  type AgendamentoDetail,
} from '@apto/api-client';
import { SimulatedError, simulate, onePage } from '@apto/api-client/msw';
import { CONDITIONAL_MESSAGE, TIPO_EXAME } from '@apto/domain/exames';
import { businessHours, opened, openOn } from '@apto/domain/fixtures';
import { ToastRegion } from '@apto/ui';
import { addDays, nowInSaoPaulo, weekdayOf } from '@apto/domain/time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyDetail, storyRow, storyCliente } from '../../stories/data.ts';
import { withApp } from '../../stories/decorator.tsx';
import { listResponses } from '../../stories/responses.ts';
import EditDialog from './EditDialog.tsx';

const row = storyRow(1);
const today = nowInSaoPaulo(Date.now()).data;
/** The Monday after next week's: in the future whatever day it is, and a day that the clinic serves. */
const monday = addDays(today, 15 - weekdayOf(today));
const detail = (changes: Partial<AgendamentoDetail> = {}): AgendamentoDetail => ({
  ...storyDetail(row),
  dataSugestaoInicial: monday,
  dataSugestaoFinal: addDays(monday, 2),
  telefoneSolicitante: '19987654321',
  ...changes,
});

const CITY = { cidade: 'Campinas', estado: 'SP' };
const CLINICS = [
  { id: 7, code: '0007', name: 'Clínica São Lucas', prioridade: 'PREFERENCIAL', liberado: true },
  { id: 8, code: '0008', name: 'Vida Ocupacional', prioridade: 'OUTROS', liberado: false },
] as const;

/** The clinic, whichever is asked for, open at these hours. */
const clinicOf = (openingHours: typeof businessHours) =>
  simulate(getPrestador, ({ params }) => ({
    id: Number(params['id']),
    name: 'Clínica São Lucas',
    code: '0007',
    cnpj: '12ABC34501DE35',
    phone: null,
    commercialPhone: null,
    email: null,
    prioridade: 'PREFERENCIAL' as const,
    openingHours,
    systemsAndTechnology: null,
    advanceDeposit: false,
    reservaFaixas: false,
    tipoAtendimento: 'ORDEM_CHEGADA',
    fuso: 'America/Sao_Paulo',
    latitude: null,
    longitude: null,
    street: null,
    number: null,
    neighborhood: null,
    addressComplement: null,
    zipCode: null,
    city: CITY,
  }));

/** Everything that the form asks for, of an appointment that says this. */
const responses = (changes: Partial<AgendamentoDetail> = {}) => [
  simulate(getAgendamento, detail(changes)),
  simulate(sayPresence, { id: row.id, outros: [] }),
  simulate(
    getCliente,
    storyCliente({
      id: row.idCliente,
      code: '002',
      name: 'Transportes Rio Pardo',
      permiteAlterarMetodoReservaHorario: true,
    }),
  ),
  simulate(atendimentoMethod, { quemAgenda: 'USUARIO_ESCOLHE', quemAvisa: 'USUARIO_ESCOLHE' }),
  clinicOf(businessHours),
  simulate(releasedPrestador, ({ params }) => ({ id: 1, condicao: params['providerId'] === '7' })),
  simulate(orderedPrestadores, {
    items: CLINICS.map((clinic) => ({
      ...clinic,
      cnpj: '12ABC34501DE35',
      city: CITY,
      sistema: null,
      neighborhood: null,
      tipoAtendimento: 'ORDEM_CHEGADA',
      distanciaMetros: null,
    })),
    meta: onePage(2),
  }),
  simulate(listCidades, {
    items: [
      { id: 3509502, ...CITY },
      { id: 3552403, cidade: 'Sumaré', estado: 'SP' },
    ],
    meta: onePage(2),
  }),
  simulate(listAttachments, []),
  simulate(slaSettings, { limiteDatas: 10 }),
  simulate(listNationalFeriados, []),
  simulate(municipalFeriados, []),
  simulate(prestadorFerias, []),
  simulate(comboUnidades, [
    { id: 1, name: 'Matriz Campinas', customerId: 2, tradeCode: null, riskLevel: 3 },
    { id: 11, name: 'Filial Sumaré', customerId: 2, tradeCode: null, riskLevel: 2 },
  ]),
  simulate(comboSetores, [{ id: 21, name: 'Usinagem', customerId: 2 }]),
  simulate(comboCargos, [{ id: 31, name: 'Operador de prensa', customerId: 2 }]),
  ...listResponses([row]),
];

const meta = {
  title: 'Telas/Agendamentos/Atualizar dados',
  component: EditDialog,
  tags: ['estavel'],
  args: { row, onClose: fn(), onSave: fn() },
  parameters: { layout: 'fullscreen', msw: responses() },
  decorators: [withApp],
} satisfies Meta<typeof EditDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the form's parts are found by, once they are here. */
async function openForm() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Atualizar dados' }));
  await dialog.findByRole('textbox', { name: /Nome do solicitante/ });
  return dialog;
}
type Form = Awaited<ReturnType<typeof openForm>>;
const save = (dialog: Form) => userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
async function retype(dialog: Form, name: RegExp, text: string) {
  const field = dialog.getByRole('textbox', { name });
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
}
const sent: { body: unknown; version: string | null }[] = [];
/** The saved appointment, kept for a look at what was sent. */
const saved = (warnings: string[] = []) =>
  http.put('*/api/agendamentos', async ({ request }) => {
    sent.push({ body: await request.json(), version: request.headers.get('if-match') });
    return HttpResponse.json({ ...detail({ version: 2 }), avisos: warnings });
  });
const forget = () => {
  sent.length = 0;
};

export const Formulario: Story = {
  tags: ['estados'],
  play: async () => {
    const dialog = await openForm();
    await waitFor(() => expect(dialog.getByDisplayValue('Campinas - SP')).toBeVisible());
    // In the order of doc1 §2.4.
    await expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent: text }) => text)).toEqual([
      'Onde e qual exame',
      'Quem pediu',
      'Quando',
      'Quem será examinado',
    ]);
    await expect(dialog.getByRole('textbox', { name: /^Funcionário/ })).toHaveAttribute('readonly');
    await expect(dialog.getByRole('button', { name: 'Salvar' })).toHaveAttribute('aria-disabled', 'true');
    // Before the button, which stays where it is when the reason goes.
    const reason = dialog.getByText('Nada foi alterado ainda.').getBoundingClientRect();
    await expect(reason.right).toBeLessThanOrEqual(
      dialog.getByRole('button', { name: 'Salvar' }).getBoundingClientRect().left,
    );
  },
};

/** On a phone the button that may not be pressed is as wide as the one below it, and says why above. */
export const FormularioNoCelular: Story = {
  name: 'Formulário no celular',
  tags: ['estados'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await openForm();
    await waitFor(() => expect(dialog.getByDisplayValue('Campinas - SP')).toBeInTheDocument());
    const [save, cancel] = ['Salvar', 'Cancelar'].map((name) =>
      dialog.getByRole('button', { name }).getBoundingClientRect(),
    );
    await expect(save?.width).toBe(cancel?.width);
    const reason = dialog.getByText('Nada foi alterado ainda.').getBoundingClientRect();
    await expect(reason.bottom).toBeLessThanOrEqual(save?.top ?? 0);
  },
};

export const Carregando: Story = {
  tags: ['estados'],
  parameters: { msw: [http.get('*/api/agendamentos/:id', () => delay('infinite')), ...responses()] },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Atualizar dados' }));
    await expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(dialog.queryByRole('button', { name: 'Salvar' })).not.toBeInTheDocument();
  },
};

let readings = 0;
export const NaoCarregou: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    readings = 0;
  },
  parameters: {
    msw: [
      simulate(getAgendamento, () =>
        readings++ === 0
          ? new SimulatedError(503, {
              message: 'O banco de dados não respondeu.',
              codigo: 'INDISPONIVEL',
              requestId: 'req-7f3a',
            })
          : detail(),
      ),
      ...responses(),
    ],
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Atualizar dados' }));
    await waitFor(() => expect(dialog.getByText('O banco de dados não respondeu.')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Tentar novamente' }));
    await openForm();
  },
};

/** doc1 §5: the specified words at each field, and nothing is sent. */
export const FaltaPreencher: Story = {
  tags: ['interacoes'],
  beforeEach: forget,
  parameters: { msw: [saved(), ...responses()] },
  play: async () => {
    const dialog = await openForm();
    await retype(dialog, /Nome do solicitante/, '');
    await retype(dialog, /E-mail do solicitante/, '');
    await retype(dialog, /Telefone do solicitante/, '');
    await save(dialog);
    for (const text of [
      'O nome do solicitante é obrigatório.',
      'O email do solicitante é obrigatório.',
      'O telefone do solicitante é obrigatório.',
    ]) {
      await waitFor(() => expect(dialog.getAllByText(new RegExp(text))[0]).toBeVisible());
    }
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Nome do solicitante/ })).toHaveFocus());
    await expect(sent).toEqual([]);
  },
};

/** Only what was changed goes over the wire, against the version that was read; the phone without its punctuation. */
export const SalvaOQueMudou: Story = {
  tags: ['interacoes'],
  beforeEach: forget,
  parameters: { msw: [saved(), ...responses()] },
  play: async ({ args }) => {
    const dialog = await openForm();
    await retype(dialog, /Telefone do solicitante/, '11912345678');
    await userEvent.click(dialog.getByRole('radio', { name: 'Tarde' }));
    await save(dialog);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSave).toHaveBeenCalled();
    await expect(sent).toEqual([
      { body: { id: row.id, telefoneSolicitante: '11912345678', periodo: 2 }, version: '"1"' },
    ]);
  },
};

/** doc1 §8: the dialog offers an afternoon that the clinic does not serve, and warns of it (decision 26). */
export const TardeSemAtendimento: Story = {
  tags: ['interacoes'],
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion />
      </>
    ),
  ],
  beforeEach: forget,
  parameters: {
    msw: [
      saved(['O prestador não atende no período selecionado']),
      clinicOf(openOn(opened({ tarde: false }))),
      ...responses(),
    ],
  },
  play: async ({ args }) => {
    const dialog = await openForm();
    const warning = 'O prestador não atende no período selecionado';
    await expect(dialog.queryByText(warning)).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('radio', { name: 'Tarde' }));
    await waitFor(() => expect(dialog.getByText(warning)).toBeVisible());
    await save(dialog);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    const told = within(await screen.findByRole('region', { name: /avisos?$/, hidden: true }));
    await told.findByText('Registro atualizado com sucesso!');
    await told.findByText(warning);
  },
};

/** doc1 §8: the specified words, the server's sentence, the field that it is about, and all that was typed. */
export const RecusaGuardaTudo: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(
        editAgendamento,
        new SimulatedError(422, {
          message: 'A data inicial é um feriado.',
          codigo: 'REGRA_DE_NEGOCIO',
          details: {
            response: {
              message: 'A data inicial é um feriado.',
              campos: [{ campo: 'dataSugestaoInicial', mensagem: 'A data inicial é um feriado.' }],
            },
          },
        }),
      ),
      ...responses(),
    ],
  },
  play: async ({ args }) => {
    const dialog = await openForm();
    await retype(dialog, /Nome do solicitante/, 'Eva Lopes');
    await save(dialog);
    await waitFor(() => expect(dialog.getByText('Falha ao atualizar registro')).toBeVisible());
    await expect(dialog.getAllByText(/A data inicial é um feriado\./).length).toBeGreaterThan(1);
    await expect(dialog.getByRole('textbox', { name: /Nome do solicitante/ })).toHaveValue('Eva Lopes');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Somebody else saved first: both versions of each disputed field; what only the other one changed is kept. */
export const DuasVersoes: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    forget();
    readings = 0;
  },
  parameters: {
    msw: [
      simulate(getAgendamento, () =>
        readings++ === 0
          ? detail()
          : detail({ version: 4, nomeSolicitante: 'Otto Reis', observacao: 'Levar crachá.' }),
      ),
      http.put('*/api/agendamentos', async ({ request }) => {
        const version = request.headers.get('if-match');
        sent.push({ body: await request.json(), version });
        if (version === '"4"') return HttpResponse.json({ ...detail({ version: 5 }), avisos: [] });
        return HttpResponse.json(
          {
            message: 'Este registro foi alterado por outra pessoa.',
            codigo: 'VERSAO_DESATUALIZADA',
            requestId: 'r',
          },
          { status: 409 },
        );
      }),
      ...responses(),
    ],
  },
  play: async ({ args }) => {
    const dialog = await openForm();
    await retype(dialog, /Nome do solicitante/, 'Eva Lopes');
    await retype(dialog, /E-mail do solicitante/, 'eva@exemplo.com.br');
    await save(dialog);
    const versions = await dialog.findByRole('group', { name: 'Duas versões do agendamento' });
    await waitFor(() => expect(versions).toHaveFocus());
    await waitFor(() => expect(within(versions).getByText('Eva Lopes')).toBeVisible());
    await waitFor(() => expect(within(versions).getByText('Otto Reis')).toBeVisible());
    await waitFor(() => expect(within(versions).getByText('Levar crachá.')).toBeVisible());
    await userEvent.click(within(versions).getByRole('radio', { name: /Usar a da outra pessoa/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continuar' }));
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: /Nome do solicitante/ })).toHaveValue('Otto Reis'),
    );
    await expect(dialog.getByRole('textbox', { name: /Observações/ })).toHaveValue('Levar crachá.');
    await expect(dialog.getByRole('textbox', { name: /E-mail do solicitante/ })).toHaveValue(
      'eva@exemplo.com.br',
    );
    await save(dialog);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(sent[1]).toEqual({
      body: { id: row.id, emailSolicitante: 'eva@exemplo.com.br' },
      version: '"4"',
    });
  },
};

/** Esc asks before what was typed is lost. */
export const PerguntaAntesDePerder: Story = {
  tags: ['interacoes'],
  play: async ({ args }) => {
    const dialog = await openForm();
    await retype(dialog, /Nome do solicitante/, 'Eva Lopes');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Descartar as alterações?' });
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(within(question).getAllByRole('button').at(-1)!);
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Descartar as alterações?' })).not.toBeInTheDocument(),
    );
    await expect(dialog.getByRole('textbox', { name: /Nome do solicitante/ })).toHaveValue('Eva Lopes');
  },
};

const ofType = (id: number) => ({ tipoExame: { id, descricao: 'x' } });
/** doc1 §2.4, decision 15: marked, and not in the way of saving. */
export const RetornoAoTrabalho: Story = {
  tags: ['interacoes'],
  beforeEach: forget,
  parameters: { msw: [saved(['Tipo de retorno: x']), ...responses(ofType(TIPO_EXAME.RETORNO_AO_TRABALHO))] },
  play: async ({ args }) => {
    const dialog = await openForm();
    await waitFor(() =>
      expect(dialog.getAllByText(CONDITIONAL_MESSAGE.RETORNO_AO_TRABALHO)[0]).toBeVisible(),
    );
    await userEvent.type(dialog.getByRole('textbox', { name: /Observações/ }), ' Mais.');
    await save(dialog);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

export const Demissional: Story = {
  tags: ['estados'],
  parameters: { msw: responses(ofType(TIPO_EXAME.DEMISSIONAL)) },
  play: async () => {
    const dialog = await openForm();
    await waitFor(() => expect(dialog.getByText(CONDITIONAL_MESSAGE.DEMISSIONAL)).toBeVisible());
  },
};

export const Consulta: Story = {
  tags: ['estados'],
  parameters: { msw: responses(ofType(TIPO_EXAME.CONSULTA)) },
  play: async () => {
    const dialog = await openForm();
    await waitFor(() => expect(dialog.getAllByText(CONDITIONAL_MESSAGE.CONSULTA)).toHaveLength(2));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Detalhe da consulta/ })).toBeVisible());
    await userEvent.click(dialog.getByRole('combobox', { name: /Motivo da consulta/ }));
    for (const reason of ['Motivo 1', 'Motivo 2', 'Motivo 3', 'Motivo 4']) {
      await expect(await screen.findByRole('option', { name: reason })).toBeVisible();
    }
    await userEvent.keyboard('{Escape}');
  },
};

/** doc1 §5: who is left without a city is left without a clinic, and both say so. */
export const SemCidade: Story = {
  tags: ['interacoes'],
  beforeEach: forget,
  parameters: { msw: [saved(), ...responses()] },
  play: async () => {
    const dialog = await openForm();
    const city = await dialog.findByRole('combobox', { name: /Cidade/ });
    await userEvent.clear(city);
    await userEvent.tab();
    await save(dialog);
    await waitFor(() => expect(dialog.getAllByText(/A cidade é obrigatória\./)[0]).toBeVisible());
    await waitFor(() => expect(dialog.getAllByText(/O prestador é obrigatório\./)[0]).toBeVisible());
    await expect(sent).toEqual([]);
  },
};

/** The customer's own branches, departments and positions, for a function change. */
export const MudancaDeFuncao: Story = {
  tags: ['interacoes'],
  beforeEach: forget,
  parameters: { msw: [saved(), ...responses(ofType(TIPO_EXAME.MUDANCA_FUNCAO))] },
  play: async ({ args }) => {
    const dialog = await openForm();
    const branch = await dialog.findByRole('combobox', { name: /Unidade/ });
    await userEvent.clear(branch);
    await userEvent.type(branch, 'Filial');
    await userEvent.click(await screen.findByRole('option', { name: /Filial Sumaré/ }));
    await save(dialog);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(sent).toEqual([{ body: { id: row.id, unidade: 11 }, version: '"1"' }]);
  },
};

/** Another city has other clinics: the one chosen goes, and the form says so when it is to be saved. */
export const OutraCidade: Story = {
  tags: ['interacoes'],
  beforeEach: forget,
  parameters: { msw: [saved(), ...responses()] },
  play: async () => {
    const dialog = await openForm();
    const city = await dialog.findByRole('combobox', { name: /Cidade/ });
    await userEvent.clear(city);
    await userEvent.type(city, 'Suma');
    await userEvent.click(await screen.findByRole('option', { name: /Sumaré/ }));
    await save(dialog);
    await waitFor(() => expect(dialog.getAllByText(/O prestador é obrigatório\./)[0]).toBeVisible());
    await expect(sent).toEqual([]);
  },
};

const bound: unknown[] = [];
const PATH = 'a'.repeat(43);
const chooseFile = async (dialog: Form, file: File) => {
  const place = await dialog.findByText('Anexo da consulta');
  await userEvent.upload(place.closest('form')!.querySelector<HTMLInputElement>('input[type="file"]')!, file);
};
const uploaded = () =>
  simulate(uploadFile, {
    path: PATH,
    nomeArquivo: 'pedido.pdf',
    tamanho: 4,
    tipoConteudo: 'application/pdf',
    expiraEm: '2026-11-24T13:00:00.000Z',
  });

/** doc1 §2.4, decision 50: a file is sent when it is chosen, and is the appointment's when the form is saved. */
export const AnexoDaConsulta: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    forget();
    bound.length = 0;
  },
  parameters: {
    msw: [
      uploaded(),
      simulate(attachFile, ({ body }) => {
        bound.push(body);
        return {
          id: 1,
          chave: PATH,
          nomeArquivo: 'pedido.pdf',
          tipo: 'CONSULTA' as const,
          url: null,
          createdAt: '2026-11-23T13:00:00.000Z',
          origem: 'AGENDAMENTO' as const,
          origemId: row.id,
          tamanho: 4,
          tipoConteudo: 'application/pdf',
          usuario: null,
        };
      }),
      saved(),
      ...responses(ofType(TIPO_EXAME.CONSULTA)),
    ],
  },
  play: async ({ args }) => {
    const dialog = await openForm();
    await chooseFile(dialog, new File(['%PDF'], 'pedido.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(dialog.getByText('Fica no agendamento quando você salvar.')).toBeVisible());
    await save(dialog);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(bound).toEqual([
      { origem: 'AGENDAMENTO', origemId: String(row.id), tipo: 'CONSULTA', path: PATH },
    ]);
    // Nothing else was changed, so that nothing else was sent.
    await expect(sent).toEqual([]);
  },
};

/** doc1 §5: one file of at most 10485760 bytes, in the specified words. */
export const AnexoGrande: Story = {
  tags: ['interacoes'],
  parameters: { msw: [uploaded(), ...responses(ofType(TIPO_EXAME.CONSULTA))] },
  play: async () => {
    const dialog = await openForm();
    const file = new File([new Uint8Array(10_485_761)], 'pedido.pdf', { type: 'application/pdf' });
    await chooseFile(dialog, file);
    await waitFor(() =>
      expect(dialog.getAllByText(/O arquivo selecionado excede o tamanho de 10 Mb\./)[0]).toBeVisible(),
    );
    await expect(dialog.getByRole('button', { name: 'Salvar' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** What was saved is not sent again when only the file failed. */
export const AnexoFalhou: Story = {
  tags: ['interacoes'],
  beforeEach: forget,
  parameters: {
    msw: [
      uploaded(),
      simulate(
        attachFile,
        new SimulatedError(503, { message: 'O armazenamento não respondeu.', codigo: 'INDISPONIVEL' }),
      ),
      http.put('*/api/agendamentos', async ({ request }) => {
        sent.push({ body: await request.json(), version: request.headers.get('if-match') });
        return HttpResponse.json({
          ...detail({ ...ofType(TIPO_EXAME.CONSULTA), version: 2, periodo: 2 }),
          avisos: [],
        });
      }),
      ...responses(ofType(TIPO_EXAME.CONSULTA)),
    ],
  },
  play: async ({ args }) => {
    const dialog = await openForm();
    await userEvent.click(dialog.getByRole('radio', { name: 'Tarde' }));
    await chooseFile(dialog, new File(['%PDF'], 'pedido.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(dialog.getByText('Fica no agendamento quando você salvar.')).toBeVisible());
    await save(dialog);
    await waitFor(() => expect(dialog.getByText('O armazenamento não respondeu.')).toBeVisible());
    await save(dialog);
    await waitFor(() => expect(dialog.getByText('O armazenamento não respondeu.')).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(sent).toHaveLength(1);
  },
};

export const Celular: Story = { tags: ['estados'], globals: { viewport: { value: 'phone' } } };
