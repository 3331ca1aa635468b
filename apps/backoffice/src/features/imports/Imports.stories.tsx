import {
  correctImportRow,
  createImport,
  getCliente,
  getImport,
  importRows,
  listClientes,
  listImports,
  mapImport,
  reviewImport,
  startImport,
  undoImport,
  type ImportDetail,
  type ImportRow,
} from '@apto/api-client';
import { SimulatedError, simulate, onePage } from '@apto/api-client/msw';
import { store } from '@apto/api-client/react';
import { EVERY_PERMISSION } from '@apto/domain/registry';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { FULL_SCOPE } from '../../shared/scope/choice.ts';
import { scopeAtom } from '../../shared/scope/scope.ts';
import { liveSession } from '../../shared/session/index.ts';
import { storyCliente, storySession } from '../../shared/stories/data.ts';
import { Frame } from '../../shell/Frame.tsx';
import { followTourFromHelp } from '../../shared/stories/tour.ts';
import { down, showsFailure, showsWaiting, unanswered } from '../../shared/stories/faces.ts';
import { withApp } from '../../shared/stories/decorator.tsx';
import { ImportList } from './ImportList.tsx';
import { ImportWork } from './ImportWork.tsx';
import { NewImport } from './NewImport.tsx';
import { NewStructureImport } from './NewStructureImport.tsx';
import { lateTour } from '../../shared/tours/lateTour.ts';

const LOADS = { timeout: 10_000 };
const COUNTS: ImportDetail['contagem'] = {
  total: 3,
  conferidas: 3,
  comErro: 1,
  comAviso: 0,
  novos: 2,
  atualizados: 0,
  iguais: 0,
  pendentes: 3,
  feitas: 0,
  recusadas: 0,
  desfeitas: 0,
  mantidas: 0,
  faltam: { sexo: 2, admissao: 1 },
};
const IMPORT: ImportDetail = {
  id: 7,
  tipo: 'FUNCIONARIOS',
  situacao: 'CONFERIDA',
  arquivo: 'rh-novembro.xlsx',
  cliente: { id: 1, name: 'Padaria Aurora' },
  usuario: { name: 'Ana Atendente' },
  modo: null,
  createdAt: '2026-11-23T13:00:00.000Z',
  concluidaEm: null,
  contagem: COUNTS,
  linhaCabecalho: 1,
  cabecalhos: ['Nome', 'Documento', 'Observações'],
  amostra: ['Ana Luz', '529.982.247-25', 'Turno da noite'],
  colunas: ['nome', 'cpf', null],
  minha: true,
  podeDesfazer: false,
};
const row = (at: number, name: string, cpf: string, changes: Partial<ImportRow> = {}): ImportRow => ({
  linha: at,
  celulas: { nome: name, cpf },
  problemas: [],
  previsao: 'NOVO',
  situacao: 'PENDENTE',
  efeito: null,
  motivo: null,
  ...changes,
});
const WRONG = row(3, 'Bia Rocha', '123.456.789-00', {
  previsao: null,
  problemas: [{ coluna: 'cpf', mensagem: 'CPF inválido: o dígito verificador não confere', tipo: 'ERRO' }],
});
const DONE: ImportDetail = {
  ...IMPORT,
  situacao: 'CONCLUIDA',
  modo: 'CERTAS',
  minha: false,
  podeDesfazer: true,
  concluidaEm: '2026-11-23T13:05:00.000Z',
  contagem: { ...COUNTS, pendentes: 0, feitas: 2, recusadas: 1 },
};
let current: ImportDetail = IMPORT;

const responses = [
  simulate(listClientes, { items: [], meta: onePage(0) }),
  simulate(getImport, () => current),
  simulate(importRows, ({ query }) =>
    query.get('filtro') === 'COM_ERRO'
      ? { items: current.contagem.comErro > 0 ? [WRONG] : [], meta: onePage(current.contagem.comErro) }
      : {
          items: [row(2, 'Ana Luz', '529.982.247-25'), WRONG, row(4, 'Caio Melo', '111.444.777-35')].map(
            (each) =>
              current.situacao === 'CONCLUIDA'
                ? {
                    ...each,
                    ...(each === WRONG
                      ? { situacao: 'RECUSADA' as const, motivo: 'CPF inválido' }
                      : { situacao: 'FEITA' as const, efeito: 'NOVO' as const }),
                  }
                : each,
          ),
          meta: onePage(3),
        },
  ),
  simulate(correctImportRow, () => {
    current = { ...IMPORT, contagem: { ...COUNTS, comErro: 0, novos: 3 } };
    return row(3, 'Bia Rocha', '390.533.447-05');
  }),
  simulate(mapImport, () => {
    current = IMPORT;
    return current;
  }),
  simulate(reviewImport, () => ({
    contagem: current.contagem,
    nomesNovos: [{ cadastro: 'Cargos' as const, nomes: ['Padeiro', 'Confeiteiro'], total: 2 }],
  })),
  simulate(startImport, () => {
    current = DONE;
    return current;
  }),
  simulate(undoImport, () => {
    current = {
      ...DONE,
      situacao: 'DESFEITA',
      podeDesfazer: false,
      contagem: { ...DONE.contagem, feitas: 0, desfeitas: 1, mantidas: 1 },
    };
    return current;
  }),
  simulate(listImports, { items: [IMPORT, { ...DONE, id: 6, arquivo: 'rh-outubro.csv' }], meta: onePage(2) }),
];

const meta = {
  title: 'Telas/Importação',
  component: ImportWork,
  tags: ['novo'],
  args: { id: 7 },
  parameters: {
    layout: 'fullscreen',
    app: { session: storySession(EVERY_PERMISSION), address: '/importacao/7' },
    msw: responses,
  },
  decorators: [withApp],
  beforeEach: () => {
    current = IMPORT;
  },
} satisfies Meta<typeof ImportWork>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What each column is: guessed, and the required ones asked for. */
export const Colunas: Story = {
  beforeEach: () => {
    current = { ...IMPORT, situacao: 'RASCUNHO', colunas: ['nome', null, null] };
  },
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: 'Conferir linhas' }, LOADS);
    await expect(next).toHaveAccessibleDescription('Escolha a coluna de CPF.');
    // The draft stays in the list.
    await expect(canvas.getByRole('button', { name: 'Importações' })).toBeVisible();
    const [name, cpf] = [/^Nome/, /^Documento/].map((label) =>
      canvas.getByRole('combobox', { name: label }).getBoundingClientRect(),
    );
    await expect(name?.top).toBe(cpf?.top);
    await userEvent.click(canvas.getByRole('combobox', { name: /Documento/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'CPF (obrigatória)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Conferir linhas' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Confira e corrija as linhas' }, LOADS),
    ).toBeVisible();
  },
};

/** A wrong cell says what is wrong, and is corrected in its place. */
export const Correcao: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('CPF inválido: o dígito verificador não confere', {}, LOADS),
    ).toBeVisible();
    // What will be done with a row follows its line.
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers.slice(0, 3)).toEqual(['Linha', 'O que fará', 'Nome']);
    // Where it is wrong stands there too: the cell may be far out of sight.
    await expect(canvas.getByText('Erro em: CPF')).toBeVisible();
    // Whole, in as many lines as it takes.
    const wrong = canvas.getByText('CPF inválido: o dígito verificador não confere');
    await expect(wrong.scrollWidth).toBe(wrong.clientWidth);
    await expect(getComputedStyle(wrong).whiteSpace).not.toBe('nowrap');
    await userEvent.click(canvas.getByRole('button', { name: /^Editar/ }));
    const field = await canvas.findByRole('textbox', { name: /^CPF/ });
    // At once at the wrong cell, and what is wrong stays in sight while it is corrected.
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, '39053344705');
    await expect(canvas.getByText('CPF inválido: o dígito verificador não confere')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Nenhuma linha com erro.', {}, LOADS)).toBeVisible();
    // The row went with the focus in it: it does not fall to the start of the page.
    await waitFor(() => expect(canvas.getByRole('table', { name: 'Linhas da planilha' })).toHaveFocus());
  },
};

/** doc3 §9: on a phone a row is a card. It is headed by what its number is and whose row it is, and nothing scrolls there. */
export const CorrecaoNoCelular: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    current = { ...IMPORT, colunas: ['nome', 'cpf', 'rg', 'dataNascimento', 'sexo', 'email', 'telefone'] };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: 'Linha 3 · Bia Rocha' }, LOADS)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar colunas vazias' }));
    await expect(canvas.getByText(/Célula vazia deixa como está/)).toBeVisible();
    await expect(canvas.getByText('A tabela rola para o lado.')).not.toBeVisible();
  },
};

const sent: unknown[] = [];

/** A cell that goes back to what it was after a save that left the row wrong is saved like any other. */
export const CorrecaoDesfeita: Story = {
  parameters: {
    msw: [
      simulate(correctImportRow, ({ body }) => {
        sent.push(body);
        return { ...WRONG, celulas: { ...WRONG.celulas, nome: 'Bia Rochaz' } };
      }),
      ...responses,
    ],
  },
  beforeEach: () => {
    current = IMPORT;
    sent.length = 0;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Editar/ }, LOADS));
    const name = await canvas.findByRole('textbox', { name: /^Nome/ });
    await userEvent.type(name, 'z{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(name).not.toHaveAttribute('readonly'));
    await userEvent.type(name, '{Backspace}{Enter}');
    await waitFor(() => expect(sent).toHaveLength(2));
    await expect(sent).toEqual([{ celulas: { nome: 'Bia Rochaz' } }, { celulas: { nome: 'Bia Rocha' } }]);
  },
};

/** Nothing was written, and why: the rows that were refused are marked, or the whole of it ended. */
export const NadaImportado: Story = {
  beforeEach: () => {
    current = { ...IMPORT, modo: 'TUDO' };
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Não foi possível gravar as linhas marcadas/, {}, LOADS),
    ).toBeVisible();
  },
};

export const SemAcesso: Story = {
  beforeEach: () => {
    current = { ...DONE, situacao: 'FALHOU', modo: 'TUDO', podeDesfazer: false };
  },
  parameters: {
    msw: [
      simulate(importRows, {
        items: [
          row(2, 'Ana Luz', '529.982.247-25', {
            situacao: 'RECUSADA',
            motivo: 'Quem iniciou não tem mais acesso',
          }),
        ],
        meta: onePage(1),
      }),
      ...responses,
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Quem iniciou não tem mais acesso. Envie a planilha de novo.', {}, LOADS),
    ).toBeVisible();
  },
};

/** What was let pass with a warning is told once more before anything is written, and leads back to its rows. */
export const EnsaioComAviso: Story = {
  name: 'Ensaio com aviso',
  tags: ['interacoes'],
  parameters: {
    app: { session: storySession(EVERY_PERMISSION), address: '/importacao/7?etapa=resumo' },
  },
  beforeEach: () => {
    current = { ...IMPORT, contagem: { ...COUNTS, comErro: 0, comAviso: 2 } };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 linhas têm aviso', {}, LOADS)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Conferir as linhas' }));
    await canvas.findByRole('heading', { name: 'Confira e corrija as linhas' }, LOADS);
  },
};

/** The rehearsal, the choice, the result, and the way back. */
export const DoEnsaioAoDesfazer: Story = {
  parameters: {
    app: { session: storySession(EVERY_PERMISSION), address: '/importacao/7?etapa=resumo' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2: Padeiro, Confeiteiro', {}, LOADS)).toBeVisible();
    const incomplete = 'Cadastros incompletos. Falta: Sexo (2), Admissão (1)';
    await expect(canvas.getByText(incomplete)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Só as linhas certas/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Importar' }));
    await expect(await canvas.findByText(/2 funcionários a mais/, {}, LOADS)).toBeVisible();
    await expect(canvas.getByText(incomplete)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer importação' }));
    const question = within(await screen.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: 'Desfazer importação' }));
    await expect(await canvas.findByText(/Ficaram como estão: 1/, {}, LOADS)).toBeVisible();
  },
};

export const Andamento: Story = {
  beforeEach: () => {
    current = {
      ...IMPORT,
      situacao: 'EM_CURSO',
      contagem: { ...COUNTS, total: 50_000, feitas: 18_500, pendentes: 31_500 },
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('18.500 de 50.000', {}, LOADS)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ver funcionários' })).toHaveAccessibleDescription(
      'Aguarde o fim.',
    );
  },
};

export const Historico: Story = {
  render: () => <ImportList wizard="FUNCIONARIOS" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'rh-outubro.csv' }, LOADS)).toBeVisible();
    await expect(canvas.getByText('Importadas: 2; recusadas: 1')).toBeVisible();
  },
};

/** doc3 §9: on a phone the page's ways on are icons beside its title. */
export const HistoricoNoCelular: Story = {
  ...Historico,
  tags: ['interacoes'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Nova importação' }, LOADS)).toHaveTextContent('');
    await expect(canvas.getByRole('link', { name: 'Importações de cadastros' })).toHaveTextContent('');
  },
};

export const HistoricoVazio: Story = {
  render: () => <ImportList wizard="ESTRUTURA" />,
  parameters: { msw: [simulate(listImports, { items: [], meta: onePage(0) }), ...responses] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma importação ainda.', {}, LOADS)).toBeVisible();
  },
};

export const Arquivo: Story = {
  render: () => <NewImport />,
  parameters: {
    msw: [
      simulate(createImport, new SimulatedError(422, { message: 'O arquivo não é uma planilha.' })),
      ...responses,
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Avançar' })).toHaveAccessibleDescription(
        'Escolha o cliente.',
      ),
    );
    await expect(canvas.getByText('Escolha o cliente antes.')).toBeVisible();
  },
};

const ofOne = {
  beforeEach: () => {
    liveSession.simulate(storySession(EVERY_PERMISSION));
    store.set(scopeAtom, { clientes: [2], unidades: [] });
    return () => store.set(scopeAtom, FULL_SCOPE);
  },
};
const carrier = simulate(getCliente, storyCliente({ id: 2, name: 'Transportes Rio Pardo' }));

/** The one customer that is chosen above the screens is whose spreadsheet it is. */
export const ClienteEscolhido: Story = {
  ...ofOne,
  name: 'Cliente escolhido',
  tags: ['interacoes'],
  render: () => <NewImport />,
  parameters: { msw: [carrier, ...responses] },
  play: async ({ canvas }) => {
    await waitFor(
      () => expect(canvas.getByRole('combobox', { name: /Cliente/ })).toHaveValue('Transportes Rio Pardo'),
      LOADS,
    );
    await expect(canvas.queryByText('Escolha o cliente antes.')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Avançar' })).toHaveAccessibleDescription(
      'Envie a planilha.',
    );
  },
};

export const ClienteEscolhidoDosCadastros: Story = {
  ...ofOne,
  name: 'Cliente escolhido, cadastros',
  tags: ['interacoes'],
  render: () => <NewStructureImport step="selecao-cadastro" />,
  parameters: { msw: [carrier, ...responses] },
  play: async ({ canvas }) => {
    await waitFor(
      () => expect(canvas.getByRole('combobox', { name: /Cliente/ })).toHaveValue('Transportes Rio Pardo'),
      LOADS,
    );
    await expect(canvas.getByRole('button', { name: 'Avançar' })).not.toHaveAccessibleDescription();
  },
};

/** The five steps of the structure: the kind, the registry, the model, the file, the end. */
export const Estrutura: Story = {
  render: () => <NewStructureImport step="download-planilha" />,
  parameters: {
    app: {
      session: storySession(EVERY_PERMISSION),
      address: '/importacao-cadastro-estrutura/new/download-planilha?cadastro=CARGOS&cliente=1',
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Baixar modelo de cargos' }, LOADS)).toBeVisible();
    await expect(canvas.getByText('Exemplo: 8483-05')).toBeVisible();
  },
};

const companyStep = (step: string, query: string) => ({
  session: storySession(EVERY_PERMISSION),
  address: `/importacao-cadastro-estrutura/new/${step}?tipo=REDE&cadastro=${query}`,
});

/** What is the company's own is of no customer (docs/decisions/0133). */
export const CadastrosDaEmpresa: Story = {
  render: () => <NewStructureImport step="selecao-cadastro" />,
  parameters: { app: companyStep('selecao-cadastro', 'PROCEDIMENTOS') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /Procedimentos/ }, LOADS)).toBeChecked();
    await expect(canvas.queryByRole('combobox', { name: /Cliente/ })).toBeNull();
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
    const next = canvas.getByRole('button', { name: 'Avançar' });
    await expect(next).not.toHaveAccessibleDescription();
  },
};

/** The model's columns are the registry's fields; a new record needs more than a changed one. */
export const ModeloDoCadastro: Story = {
  render: () => <NewStructureImport step="download-planilha" />,
  parameters: { app: companyStep('download-planilha', 'PROCEDIMENTOS') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Baixar modelo de procedimentos' }, LOADS),
    ).toBeVisible();
    await expect(canvas.getByText('Código (obrigatória)')).toBeVisible();
    await expect(canvas.getByText('Validade em meses (obrigatória em um novo)')).toBeVisible();
  },
};

/** An address that names the registry alone is of its type. */
export const CadastroSemTipo: Story = {
  render: () => <NewStructureImport step="importacao-validacao" />,
  tags: ['interacoes'],
  parameters: {
    app: {
      session: storySession(EVERY_PERMISSION),
      address: '/importacao-cadastro-estrutura/new/importacao-validacao?cadastro=CLIENTES',
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Clientes: nada é gravado ainda/, {}, LOADS)).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: /Cliente/ })).toBeNull();
  },
};

export const NaoEncontrada: Story = {
  parameters: { msw: [simulate(getImport, new SimulatedError(404, { message: 'x' })), ...responses] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não há importação neste endereço.', {}, LOADS)).toBeVisible();
  },
};

const guided = (name: 'importacao-list' | 'importacao-cadastro-estrutura-list', address: string) => ({
  app: {
    session: storySession(EVERY_PERMISSION),
    address,
    handle: {
      tour: lateTour(name),
    },
  },
});

/** Follows the tour from the help, and says what it told. */
async function toldOf(canvas: { findByRole: typeof screen.findByRole }, title: string): Promise<string[]> {
  await screen.findByRole('link', { name: 'rh-outubro.csv' }, LOADS);
  return followTourFromHelp(canvas, title);
}
const TOLD = ['Nova importação', 'Colunas', 'Abrir uma importação', 'Páginas', 'Ajuda'];

/** doc3 §2.11: each step points at what is there. */
export const GuiaDaTela: Story = {
  tags: ['interacoes'],
  parameters: guided('importacao-cadastro-estrutura-list', '/importacao-cadastro-estrutura'),
  render: () => (
    <Frame>
      <ImportList wizard="ESTRUTURA" />
    </Frame>
  ),
  play: async ({ canvas }) => {
    const title = 'Importações de cadastros';
    await expect(await toldOf(canvas, title)).toEqual([title, ...TOLD]);
  },
};

/** The same of the employees' (`importacao-list`). */
export const GuiaDosFuncionarios: Story = {
  tags: ['interacoes'],
  parameters: guided('importacao-list', '/importacao'),
  render: () => (
    <Frame>
      <ImportList wizard="FUNCIONARIOS" />
    </Frame>
  ),
  play: async ({ canvas }) => {
    const title = 'Importações de funcionários';
    await expect(await toldOf(canvas, title)).toEqual([title, ...TOLD]);
  },
};

export const Carregando: Story = {
  tags: ['estados'],
  render: () => <ImportList wizard="FUNCIONARIOS" />,
  parameters: { msw: [simulate(listImports, unanswered)] },
  play: showsWaiting,
};
export const ComErro: Story = {
  tags: ['estados'],
  render: () => <ImportList wizard="FUNCIONARIOS" />,
  parameters: { msw: [simulate(listImports, down())] },
  play: showsFailure,
};
