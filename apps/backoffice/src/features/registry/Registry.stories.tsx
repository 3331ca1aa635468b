import {
  actionLog,
  changeRegistryRecord,
  createRegistryRecord,
  deactivateRegistryRecord,
  getRegistryRecord,
  listAttachments,
  listRegistry,
  registryOptions,
  removeAttachment,
  removeRegistryRecord,
  uploadFile,
} from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import { EVERY_PERMISSION, inUseText, registryOf, REGISTRY_TEXT } from '@apto/domain/registry';
import { ToastRegion } from '@apto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyPage, storySession } from '../../shared/stories/data.ts';
import { withApp } from '../../shared/stories/decorator.tsx';
import type { RegistryRow } from './record.ts';
import { Frame } from '../../shell/Frame.tsx';
import { followTour } from '../../shared/stories/tour.ts';
import { RecordPage } from './RecordPage.tsx';
import { RegistryList } from './RegistryList.tsx';
import { seen } from '../../shared/stories/seen.ts';
import { SITE } from './site.fixture.ts';

const POSITION = registryOf('position')!;
const NAMES = ['Auxiliar de produção', 'Eletricista', 'Motorista', 'Padeiro'];

const record = (id: number, name: string, isActive = true): RegistryRow => ({
  id,
  ativo: isActive,
  version: 3,
  values: { customerId: 1, name, cbo: '848305', descricaoAtividades: 'Prepara massas e opera o forno.' },
  labels: { customerId: 'Padaria Aurora' },
});
const RECORDS = NAMES.map((name, index) => record(index + 1, name, index !== 2));
const OPTIONS = simulate(registryOptions, storyPage([{ id: 1, name: 'Padaria Aurora' }]));
const responses = [
  OPTIONS,
  simulate(listRegistry, storyPage(RECORDS)),
  simulate(getRegistryRecord, record(4, 'Padeiro')),
];
const LOADS = { timeout: 10_000 };

const meta = {
  title: 'Telas/Cadastros',
  component: RegistryList,
  tags: ['estavel'],
  args: { registry: POSITION },
  parameters: {
    layout: 'fullscreen',
    app: { session: storySession(EVERY_PERMISSION), address: '/position/list' },
    msw: responses,
  },
  decorators: [withApp],
} satisfies Meta<typeof RegistryList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The options before the record's call, whose address takes any last part. */
const given = (...own: typeof responses) => ({ msw: [OPTIONS, ...own, ...responses] });
const openMenu = async (name: string, item: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: `Ações de ${name}` }, LOADS));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }, LOADS));
};

export const Lista: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Padeiro' }, LOADS);
    await expect(canvas.getByText('Inativo')).toBeVisible();
    // doc3 §3.5: an inactive row looks like one.
    const [active, inactive] = ['Padeiro', 'Motorista'].map((name) =>
      getComputedStyle(canvas.getByText(name).closest('tr')!.querySelector('td')!),
    );
    await expect(inactive!.color).not.toBe(active!.color);
    await expect(canvas.getByRole('link', { name: 'Novo cargo' })).toBeVisible();
  },
};

const EMPLOYEE = registryOf('employee')!;

const employee = (id: number, name: string, situation: string): RegistryRow => ({
  id,
  ativo: true,
  version: 1,
  values: { name, situation },
  labels: {},
});

const LONG = 'Adriana Nascimento Medeiros de Albuquerque Cavalcanti e Souza Figueiredo';

/** doc3 §2.9 'WhatsApp send': to whoever has a mobile telephone, from their row. */
export const EnviarWhatsApp: Story = {
  name: 'Enviar WhatsApp',
  tags: ['interacoes'],
  args: { registry: EMPLOYEE },
  parameters: given(
    simulate(
      listRegistry,
      storyPage([
        { ...employee(1, 'Ana Luz', 'ATIVO'), values: { name: 'Ana Luz', phone: '19987654321' } },
        { ...employee(2, 'Bia Rocha', 'ATIVO'), values: { name: 'Bia Rocha', phone: '00000000000' } },
      ]),
    ),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ações de Bia Rocha' }, LOADS));
    await screen.findByRole('menuitem', { name: 'Histórico de ação' }, LOADS);
    await expect(screen.queryByRole('menuitem', { name: 'Enviar WhatsApp' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await openMenu('Ana Luz', 'Enviar WhatsApp');
    const dialog = within(await screen.findByRole('dialog', { name: /WhatsApp/ }, LOADS));
    await expect(dialog.getByRole('textbox', { name: /Telefone/ })).toHaveValue('(19) 98765-4321');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** An employee's own state says who works still. */
export const FuncionariosInativos: Story = {
  tags: ['interacoes'],
  globals: { viewport: { value: 'desktop' } },
  args: { registry: EMPLOYEE },
  parameters: given(
    simulate(listRegistry, ({ query }) =>
      storyPage(
        query.get('extras') === '{"ativo":false}'
          ? [employee(2, 'Bia Rocha', 'DEMITIDO')]
          : [
              employee(1, 'Ana Luz', 'ATIVO'),
              employee(2, 'Bia Rocha', 'DEMITIDO'),
              employee(3, LONG, 'ATIVO'),
            ],
      ),
    ),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Ana Luz', {}, LOADS);
    // Issue 12 Looks: the rows of one list have one height, however long a name is.
    const heights = ['Ana Luz', LONG].map((name) => canvas.getByText(name).closest('tr')!.offsetHeight);
    await expect(heights[1]).toBe(heights[0]);
    // The state stands beside the menu, whatever else leaves.
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers.slice(-2)).toEqual(['Situação', 'Ações']);
    await userEvent.click(canvas.getByRole('radio', { name: 'Inativos' }));
    await waitFor(() => expect(canvas.queryByText('Ana Luz')).toBeNull());
    await expect(canvas.getByText('Bia Rocha')).toBeVisible();
  },
};

/** What a list is narrowed by is in its address, with its name, and is taken back with the rest. */
export const FiltrosNoEndereco: Story = {
  tags: ['interacoes'],
  globals: { viewport: { value: 'desktop' } },
  args: { registry: registryOf('branch')! },
  parameters: {
    app: { session: storySession(EVERY_PERMISSION), address: '/branch/list?f.customerId=9' },
    msw: [
      simulate(registryOptions, ({ query }) =>
        storyPage(
          query.get('ids') === '9'
            ? [{ id: 9, name: 'Construtora Alvorada' }]
            : [{ id: 1, name: 'Padaria Aurora' }],
        ),
      ),
      simulate(listRegistry, ({ query }) =>
        storyPage(
          query.get('extras') === '{"filtros":{"customerId":9}}'
            ? [SITE]
            : [SITE, { ...SITE, id: 8, values: { ...SITE.values, name: 'Matriz' } }],
        ),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const customer = await canvas.findByRole('combobox', { name: 'Cliente' }, LOADS);
    await waitFor(() => expect(customer).toHaveValue('Construtora Alvorada'), LOADS);
    await expect(canvas.queryByRole('link', { name: 'Matriz' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await canvas.findByRole('link', { name: 'Matriz' }, LOADS);
    await expect(customer).toHaveValue('');
  },
};

/** doc3 §2.9: search chips are alternatives, each with what it finds; the address has them, and with it they go. */
export const BuscaPorTermos: Story = {
  name: 'Busca por termos',
  tags: ['interacoes'],
  args: { registry: registryOf('branch')! },
  parameters: {
    app: { session: storySession(EVERY_PERMISSION), address: '/branch/list?filter=savassi' },
    msw: [
      simulate(registryOptions, storyPage([])),
      simulate(listRegistry, ({ query }) => {
        const filter = query.get('filter');
        const all = [SITE, { ...SITE, id: 8, values: { ...SITE.values, name: 'Matriz' } }];
        if (filter === 'savassi') return storyPage(all.slice(0, 1));
        if (filter === 'nada') return storyPage([]);
        return storyPage(filter === null || filter === '["savassi","nada"]' ? all : []);
      }),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Obra Savassi' }, LOADS);
    await expect(canvas.queryByRole('link', { name: 'Matriz' })).toBeNull();
    const search = canvas.getByRole('textbox', { name: 'Pesquisar em unidades' });
    await userEvent.type(search, 'nada{Enter}');
    await canvas.findByRole('link', { name: 'Matriz' }, LOADS);
    await expect(search).toHaveValue('');
    const terms = within(canvas.getByRole('list', { name: 'Termos da busca' }));
    await waitFor(() =>
      expect(terms.getAllByRole('listitem').map(({ textContent: text }) => text)).toEqual([
        expect.stringContaining('savassi'),
        expect.stringContaining('nada'),
      ]),
    );
    await terms.findByText('0', {}, LOADS);
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Termos da busca' })).toBeNull());
  },
};

/** eSocial table 5: the number of a place is called, masked and judged by the kind beside it. */
export const UnidadeDeObra: Story = {
  tags: ['interacoes'],
  parameters: given(simulate(getRegistryRecord, SITE)),
  render: () => <RecordPage registry={registryOf('branch')!} id={7} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'CNO' }, LOADS)).toHaveValue('11.583.00249/85');
    await userEvent.click(canvas.getByRole('combobox', { name: /Tipo de inscrição/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'CPF' }));
    const cpf = await canvas.findByRole('textbox', { name: 'CPF' });
    await userEvent.clear(cpf);
    await userEvent.type(cpf, '52998224724');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(cpf).toHaveAccessibleDescription(/CPF inválido/));
    await expect(cpf).toHaveValue('529.982.247-24');
  },
};

const TOLD = fn();

/** Issue 11: several choices, each with a box. */
export const ResponsavelAvisado: Story = {
  tags: ['interacoes'],
  parameters: given(
    simulate(getRegistryRecord, {
      id: 3,
      ativo: true,
      version: 1,
      values: {
        customerId: 1,
        branchId: null,
        name: 'Rita Prado',
        email: 'rita@exemplo.com.br',
        phone: '11987654321',
        avisos: ['ASO'],
        observacao: null,
      },
      labels: { customerId: 'Padaria Aurora', branchId: null },
    }),
    simulate(changeRegistryRecord, ({ body }) => {
      TOLD(body);
      return record(3, 'Rita Prado');
    }),
  ),
  render: () => <RecordPage registry={registryOf('responsible')!} id={3} />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('checkbox', { name: 'Exame realizado, ASO a receber' }, LOADS),
    ).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Agendamento confirmado' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(TOLD).toHaveBeenCalledWith(expect.objectContaining({ avisos: ['AGENDAMENTO', 'ASO'] })),
    );
  },
};

/** doc3 §2.11: the list's tour, out of the declaration; each step points at what is there. */
export const GuiaDaTela: Story = {
  tags: ['interacoes'],
  parameters: {
    app: {
      session: storySession(EVERY_PERMISSION),
      address: '/position/list',
      handle: { tour: () => import('./tour/RegistryTour.tsx') },
    },
  },
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Padeiro' }, LOADS);
    await userEvent.click(canvas.getByRole('button', { name: 'Ajuda' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Conhecer esta tela' }, LOADS));
    await expect(await followTour('Cargos')).toEqual([
      'Cargos',
      'Novo cargo',
      'Importar planilha',
      'Exportar planilha',
      'Busca',
      'Situação',
      'Colunas',
      'Ações',
      'Páginas',
      'Ajuda',
    ]);
  },
};

export const Vazia: Story = {
  parameters: given(simulate(listRegistry, storyPage<RegistryRow>([]))),
  play: async ({ canvas }) => {
    await seen(canvas.findByText(REGISTRY_TEXT.empty, {}, LOADS));
  },
};

export const ListaFalhou: Story = {
  parameters: given(simulate(listRegistry, new SimulatedError(503, { message: 'Serviço indisponível' }))),
  render: (args) => (
    <>
      <RegistryList {...args} />
      <ToastRegion />
    </>
  ),
  play: async ({ canvas }) => {
    // doc3 §8.3, word for word.
    await seen(screen.findByText('Erro ao listar! Serviço indisponível', {}, LOADS));
    await seen(canvas.findByText('Problemas ao listar os registros!', {}, LOADS));
    await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
};

/** Without the permissions to act there is nothing to act with. */
export const SomenteLeitura: Story = {
  parameters: { app: { session: storySession(['estrutura_cargo']), address: '/position/list' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Padeiro' }, LOADS);
    await expect(canvas.queryByRole('link', { name: 'Novo cargo' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ações de Padeiro' }));
    await screen.findByRole('menuitem', { name: 'Histórico de ação' }, LOADS);
    await expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Anexos',
      'Histórico de ação',
    ]);
  },
};

const attached = {
  id: 7,
  chave: 'a'.repeat(43),
  nomeArquivo: 'descrição do cargo.pdf',
  tipo: 'Outro' as const,
  url: null,
  createdAt: '2026-11-20T13:00:00.000Z',
  origem: 'position' as const,
  origemId: 4,
  tamanho: 48_000,
  tipoConteudo: 'application/pdf',
  usuario: { name: 'Ana Souza' },
};

/** Whoever may change the record adds and removes its files; a refusal stays in the question. */
export const AnexoNaoExcluido: Story = {
  tags: ['interacoes'],
  parameters: given(
    simulate(listAttachments, [attached]),
    simulate(removeAttachment, new SimulatedError(503, { message: 'Serviço indisponível' })),
  ),
  play: async () => {
    await openMenu('Padeiro', 'Anexos');
    await seen(screen.findByText('descrição do cargo.pdf', {}, LOADS));
    await userEvent.click(screen.getByRole('button', { name: /^Excluir/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Excluir' }));
    await seen(screen.findByText(/Erro ao excluir o anexo! Serviço indisponível/, {}, LOADS));
  },
};

/** Who may only look sees and saves files. */
export const AnexosSomenteLeitura: Story = {
  tags: ['interacoes'],
  parameters: {
    app: { session: storySession(['estrutura_cargo']), address: '/position/list' },
    ...given(simulate(listAttachments, [attached])),
  },
  play: async () => {
    await openMenu('Padeiro', 'Anexos');
    await seen(screen.findByText('descrição do cargo.pdf', {}, LOADS));
    await expect(screen.queryByRole('button', { name: /^Excluir/ })).toBeNull();
    await expect(screen.queryByText(/Arraste/)).toBeNull();
  },
};

export const ExclusaoRecusada: Story = {
  tags: ['interacoes'],
  parameters: given(
    simulate(
      removeRegistryRecord,
      new SimulatedError(409, { message: inUseText(['funcionários', 'hierarquias']) }),
    ),
  ),
  play: async () => {
    await openMenu('Padeiro', 'Excluir');
    await seen(screen.findByText(REGISTRY_TEXT.confirmRemove, {}, LOADS));
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
    await seen(screen.findByText(/é usado em: funcionários, hierarquias/, {}, LOADS));
    await seen(screen.findByText(REGISTRY_TEXT.confirmRemove));
  },
};

export const Inativar: Story = {
  tags: ['interacoes'],
  parameters: given(simulate(deactivateRegistryRecord, record(4, 'Padeiro', false))),
  play: async () => {
    await openMenu('Padeiro', 'Inativar');
    await seen(screen.findByText(REGISTRY_TEXT.confirmDeactivate, {}, LOADS));
    await userEvent.click(screen.getByRole('button', { name: 'Inativar' }));
    await waitFor(() => expect(screen.queryByText(REGISTRY_TEXT.confirmDeactivate)).toBeNull(), LOADS);
  },
};

let askedUsers: string | null = null;

export const Historico: Story = {
  tags: ['interacoes'],
  parameters: given(
    simulate(actionLog, ({ query }) => {
      askedUsers = query.get('usuarioNome');
      return {
        registros: [
          {
            id: 2,
            usuarioNome: 'Marina Teixeira',
            metodo: 'ATUALIZADO',
            dataCriacao: '2026-11-23T13:00:00Z',
            campos: ['CBO'],
          },
        ],
        count: 1,
      };
    }),
  ),
  play: async () => {
    await openMenu('Padeiro', 'Histórico de ação');
    await seen(screen.findByText('Histórico de ações', {}, LOADS));
    await seen(screen.findByText('Atualizado', {}, LOADS));
    const users = screen.getByRole('textbox', { name: 'Filtrar por usuário' });
    await userEvent.type(users, 'Marina{Enter}Rui{Enter}');
    await waitFor(() => expect(askedUsers).toBe('["Marina","Rui"]'), LOADS);
  },
};

/** doc3 §8.3: a warning with what the server said. */
export const HistoricoFalhou: Story = {
  tags: ['interacoes'],
  parameters: given(simulate(actionLog, new SimulatedError(500, { message: 'Tente mais tarde.' }))),
  render: ({ registry }) => (
    <>
      <RegistryList registry={registry} />
      <ToastRegion />
    </>
  ),
  play: async () => {
    await openMenu('Padeiro', 'Histórico de ação');
    const toasts = within(await screen.findByRole('region', { name: /avisos?$/ }, LOADS));
    await seen(toasts.findByText('Nenhum log encontrado!', {}, LOADS));
    await seen(toasts.findByText('Tente mais tarde.'));
  },
};

const askedOptions = new Set<string>();

/** doc3 §8.3: a list to choose from that fails says why, once, however much is typed. */
export const OpcoesFalharam: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(registryOptions, ({ query }) => {
        askedOptions.add(query.get('filter') ?? '');
        return new SimulatedError(500, { message: 'Lista fora do ar.' });
      }),
      ...responses,
    ],
  },
  render: ({ registry }) => (
    <>
      <RecordPage registry={registry} id={null} />
      <ToastRegion />
    </>
  ),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: /Cliente/ }, LOADS);
    const toasts = within(await screen.findByRole('region', { name: /avisos?$/ }, LOADS));
    await seen(toasts.findByText('Lista fora do ar.', {}, LOADS));
    await userEvent.type(field, 'pad');
    await waitFor(() => expect(askedOptions.size).toBeGreaterThan(1), LOADS);
    await expect(toasts.getAllByText('Lista fora do ar.')).toHaveLength(1);
  },
};

/** Issue 11: what depends on another field says so, and is not forever on its way. */
export const EscolhaOClienteAntes: Story = {
  tags: ['interacoes'],
  render: () => <RecordPage registry={registryOf('hierarchy')!} id={null} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: /Unidade/ }, LOADS));
    await seen(screen.findByText('Escolha o cliente antes', {}, LOADS));
    await expect(screen.queryByText('Carregando mais…')).toBeNull();
  },
};

const askedOrders: (string | null)[] = [];

/** An address of an older version may name an order that the list has no more: it shows its own. */
export const OrdemDesconhecidaNoEndereco: Story = {
  tags: ['interacoes'],
  parameters: {
    app: { session: storySession(EVERY_PERMISSION), address: '/position/list?sort=zzz DESC' },
    msw: [
      OPTIONS,
      simulate(listRegistry, ({ query }) => {
        askedOrders.push(query.get('sort'));
        return storyPage(RECORDS);
      }),
      ...responses,
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Padeiro' }, LOADS);
    await expect(new Set(askedOrders)).toEqual(new Set([null]));
  },
};

const manyFound = storyPage([{ id: 1, name: 'Padaria Aurora' }]);

/** What a search finds beyond those that are counted is found by typing on: the list says so (docs/decisions/0281). */
export const MaisDoQueContado: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(registryOptions, { ...manyFound, meta: { ...manyFound.meta, hasMoreItems: true } }),
      ...responses,
    ],
  },
  render: ({ registry }) => <RecordPage registry={registry} id={null} />,
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: /Cliente/ }, LOADS);
    await userEvent.type(field, 'pad');
    await seen(screen.findByText('Há mais. Digite para achar.', {}, LOADS));
  },
};

/** doc3 §2.10: holidays alone are 'Editar'. */
export const Feriados: Story = {
  tags: ['interacoes'],
  args: { registry: registryOf('feriados')! },
  parameters: given(
    simulate(
      listRegistry,
      storyPage([
        {
          id: 1,
          ativo: true,
          version: 1,
          values: { dataFeriado: '2026-12-08', descricao: 'Padroeira', idCity: null, repete: true },
          labels: {},
        },
      ]),
    ),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ações de Padroeira' }, LOADS));
    await seen(screen.findByRole('menuitem', { name: 'Editar' }, LOADS));
    await expect(screen.queryByRole('menuitem', { name: 'Alterar' })).toBeNull();
  },
};

const form = (id: number | null): Pick<Story, 'render'> => ({
  render: ({ registry }) => <RecordPage registry={registry} id={id} />,
});

export const Novo: Story = {
  ...form(null),
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Salvar' }, LOADS));
    await waitFor(() => expect(canvas.getAllByText('Campo obrigatório')).toHaveLength(3));
    await expect(canvas.getByRole('combobox', { name: /Cliente/ })).toHaveFocus();
  },
};

/** doc3 §2.9: history, attachments and the end of a record from its own screen too. */
export const AcoesNaTela: Story = {
  tags: ['interacoes'],
  parameters: {
    app: {
      session: storySession(EVERY_PERMISSION),
      address: '/position/4',
      routes: [{ path: '/position/list', element: <p>A lista</p> }],
    },
    msw: [simulate(removeRegistryRecord, { ok: true } as const), ...responses],
  },
  render: () => <RecordPage registry={POSITION} id={4} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ações de Padeiro' }, LOADS));
    await screen.findByRole('menuitem', { name: 'Anexos' }, LOADS);
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await expect(items).toEqual(['Anexos', 'Histórico de ação', 'Excluir']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Excluir' }));
    const question = within(await screen.findByRole('dialog', { name: 'Excluir Padeiro' }, LOADS));
    await userEvent.click(question.getByRole('button', { name: 'Confirmar' }));
    await seen(screen.findByText('A lista', {}, LOADS));
  },
};

/** A refusal of the server stands at its field, and what was typed stays. */
export const NovoRecusado: Story = {
  ...form(null),
  tags: ['interacoes'],
  parameters: given(
    simulate(
      createRegistryRecord,
      new SimulatedError(400, {
        message: 'Nome já usado',
        codigo: 'VALIDACAO',
        details: {
          response: { message: 'Nome já usado', campos: [{ campo: 'name', mensagem: 'Nome já usado' }] },
        },
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: /Cliente/ }, LOADS));
    await userEvent.click(await screen.findByRole('option', { name: 'Padaria Aurora' }, LOADS));
    const name = canvas.getByRole('textbox', { name: /Nome/ });
    await userEvent.type(name, 'Padeiro');
    await userEvent.type(canvas.getByRole('textbox', { name: /CBO/ }), '848305');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await seen(canvas.findByText('Nome já usado', {}, LOADS));
    await expect(name).toHaveValue('Padeiro');
  },
};

/** The way to a record that is not there ends with what is known of it. */
export const NaoEncontrado: Story = {
  ...form(9),
  tags: ['interacoes'],
  parameters: given(simulate(getRegistryRecord, new SimulatedError(404, { message: 'Não encontrado' }))),
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { level: 1, name: 'Cargo não encontrado' }, LOADS));
    const trail = within(canvas.getByRole('navigation', { name: 'Você está em' })).getAllByRole('listitem');
    await expect(trail.map(({ textContent }) => textContent)).toEqual([
      'Início',
      'Cadastros',
      'Cargos',
      'Cargo não encontrado',
    ]);
  },
};

const EPI = registryOf('EPI')!;
const onEpi = fn();

/** A day that does not exist is not saved as none: field and summary say why, and what was typed stays. */
export const DataIlegivel: Story = {
  render: () => <RecordPage registry={EPI} id={null} />,
  tags: ['interacoes'],
  parameters: {
    app: {
      session: storySession(EVERY_PERMISSION),
      address: '/EPI/new',
      routes: [{ path: '/EPI/9', element: <p>Salvo</p> }],
    },
    msw: [
      simulate(createRegistryRecord, () => {
        onEpi();
        return record(9, 'Luva');
      }),
      ...responses,
    ],
  },
  play: async ({ canvas }) => {
    onEpi.mockClear();
    const expiry = await canvas.findByRole('textbox', { name: 'Validade do CA' }, LOADS);
    await userEvent.type(expiry, '31022027');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    const unreal = 'Esta data não existe. Use dd/mm/aaaa.';
    await seen(canvas.findByRole('button', { name: `Validade do CA: ${unreal}` }, LOADS));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nome' }), 'Luva');
    await userEvent.type(canvas.getByRole('textbox', { name: 'CA' }), '12345');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(expiry).toHaveFocus(), LOADS);
    await expect(expiry).toHaveAccessibleDescription(unreal);
    await expect(expiry).toHaveValue('31/02/2027');
    await expect(onEpi).not.toHaveBeenCalled();
    await userEvent.clear(expiry);
    await userEvent.type(expiry, '28022027');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await seen(screen.findByText('Salvo', {}, LOADS));
    await expect(onEpi).toHaveBeenCalledTimes(1);
  },
};

/** Two people on one record: the second is told, and chooses when to lose what was typed (doc3 §2.9). */
export const OutraPessoaAlterou: Story = {
  ...form(4),
  tags: ['interacoes'],
  parameters: given(
    simulate(
      changeRegistryRecord,
      new SimulatedError(409, {
        message: 'Este registro foi alterado por outra pessoa.',
        codigo: 'VERSAO_DESATUALIZADA',
      }),
    ),
  ),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /Nome/ }, LOADS);
    await userEvent.type(name, ' chefe');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(
      await canvas.findByText('Outra pessoa alterou este registro enquanto você o editava.', {}, LOADS),
    ).toBeVisible();
    await expect(name).toHaveValue('Padeiro chefe');
  },
};

/** A date that does not exist, in a field that was empty, is a change as any other (doc3 §8.3). */
export const DataIlegivelNaoSalva: Story = {
  render: () => <RecordPage registry={EPI} id={null} />,
  tags: ['interacoes'],
  parameters: { app: { session: storySession(EVERY_PERMISSION), address: '/EPI/new' } },
  play: async ({ canvas }) => {
    const expiry = await canvas.findByRole('textbox', { name: 'Validade do CA' }, LOADS);
    await userEvent.type(expiry, '31022027');
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }));
    await seen(screen.findByText(REGISTRY_TEXT.unsaved, {}, LOADS));
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await expect(expiry).toHaveValue('31/02/2027');
  },
};

/** doc3 §8.3: leaving what was changed asks first. */
export const AlteracoesNaoSalvas: Story = {
  ...form(4),
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /Nome/ }, LOADS);
    await userEvent.type(name, '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }));
    await seen(screen.findByText(REGISTRY_TEXT.unsaved, {}, LOADS));
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByText(REGISTRY_TEXT.unsaved)).toBeNull(), LOADS);
    await expect(name).toHaveValue('Padeiro!');
  },
};

const MATRIX = registryOf('matriz-config')!;

/** The matrix follows the number of levels and the names of the classes; each cell is chosen by keyboard. */
export const MatrizDeRisco: Story = {
  render: () => <RecordPage registry={MATRIX} id={null} />,
  tags: ['interacoes'],
  parameters: { app: { session: storySession(EVERY_PERMISSION), address: '/matriz-config/new' } },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Classe de cada célula' }, LOADS));
    // The severities stand once, above all lines.
    await expect(table.getAllByRole('columnheader', { name: /^Severidade/ })).toHaveLength(5);
    await expect(table.getAllByText('Severidade 1')).toHaveLength(1);
    const at = (severity: number, probability: number) =>
      table.getByRole('combobox', {
        name: `Severidade ${String(severity)}, probabilidade ${String(probability)}`,
      });
    await expect(at(5, 5)).toHaveTextContent('Intolerável');
    const cell = at(1, 3);
    await expect(cell).toHaveTextContent('Tolerável');
    cell.focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: 'Moderado' }, LOADS));
    await waitFor(() => expect(cell).toHaveTextContent('Moderado'));

    const levels = canvas.getByRole('textbox', { name: /Níveis/ });
    await userEvent.clear(levels);
    await userEvent.type(levels, '3');
    await userEvent.tab();
    await waitFor(() => expect(table.queryByRole('rowheader', { name: 'Probabilidade 4' })).toBeNull());
    await expect(table.getAllByRole('combobox')).toHaveLength(9);
    await expect(cell).toHaveTextContent('Moderado');

    const name = canvas.getByRole('textbox', { name: /^Classe 3/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Médio');
    await waitFor(() => expect(cell).toHaveTextContent('Médio'));
  },
};

const MANUAL = registryOf('manuais')!;
const FILE_KEY = 'm'.repeat(43);
const onManual = (id: number | null): Partial<Story> => ({
  render: () => <RecordPage registry={MANUAL} id={id} />,
  parameters: {
    app: { session: storySession(EVERY_PERMISSION), address: '/manuais/4' },
    ...given(
      simulate(getRegistryRecord, {
        id: 4,
        ativo: true,
        version: 1,
        values: {
          descricao: 'Manual dos agendamentos',
          tela: 'agendamentos',
          versaoManual: '1.0',
          arquivo: 'a'.repeat(43),
        },
        labels: { arquivo: 'agendamentos-1.0.pdf' },
      }),
      simulate(uploadFile, {
        path: FILE_KEY,
        nomeArquivo: 'agendamentos-1.1.pdf',
        tamanho: 9,
        tipoConteudo: 'application/pdf',
        expiraEm: '2026-11-24T13:00:00.000Z',
      }),
    ),
  },
});

/** A field that is a file: sent when chosen, named where it stands; another kind of file is turned away with its reason. */
export const ManualComArquivo: Story = {
  ...onManual(4),
  tags: ['interacoes'],
  play: async ({ canvas, canvasElement }) => {
    await seen(canvas.findByText('agendamentos-1.0.pdf', {}, LOADS));
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
    await userEvent.upload(input, new File(['%PDF-'], 'agendamentos-1.1.pdf', { type: 'application/pdf' }));
    await seen(canvas.findByText('agendamentos-1.1.pdf', {}, LOADS));
    await waitFor(() => expect(canvas.queryByText('agendamentos-1.0.pdf')).toBeNull());
  },
};

/** A file that is on its way is not missing: saving waits for it, and says so. */
export const ManualAindaSendoEnviado: Story = {
  ...onManual(null),
  tags: ['interacoes'],
  parameters: {
    app: { session: storySession(EVERY_PERMISSION), address: '/manuais/new' },
    ...given(simulate(uploadFile, () => delay('infinite').then(() => ({}) as never))),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Salvar' }, LOADS);
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
    await userEvent.upload(input, new File(['%PDF-'], 'agendamentos.pdf', { type: 'application/pdf' }));
    await canvas.findByRole('progressbar', {}, LOADS);
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(canvas.queryByText('Campo obrigatório')).toBeNull();
  },
};

/** Nothing is saved without its file, and the field says so. */
export const ManualSemArquivo: Story = {
  ...onManual(null),
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Salvar' }, LOADS));
    await waitFor(() => expect(canvas.getAllByText('Campo obrigatório')).toHaveLength(4));
  },
};
