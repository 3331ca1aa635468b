import {
  detalhesDosRiscos,
  eventos,
  listarAgendamentos,
  mudarStatus,
  obterAgendamento,
  validarPrazo,
} from '@apto/api-client';
import { ErroSimulado, simular } from '@apto/api-client/msw';
import { PERMISSAO, STATUS } from '@apto/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Quadro } from '../../shared/quadro/Quadro.tsx';
import { comApp } from '../../shared/historias/decorador.tsx';
import {
  detalheDeHistoria,
  linhaDeHistoria,
  linhasDeHistoria,
  paginaDeHistoria,
  sessaoDeHistoria,
} from '../../shared/historias/dados.ts';
import { fluxoDeEventos, respostasDaLista } from '../../shared/historias/respostas.ts';
import { ListaDeAgendamentos } from './ListaDeAgendamentos.tsx';
import { ROTA_INICIAL } from '../../shared/sessao/index.ts';

const meta = {
  title: 'Telas/Agendamentos',
  component: ListaDeAgendamentos,
  tags: ['estavel'],
  parameters: { layout: 'fullscreen', app: { endereco: ROTA_INICIAL }, msw: respostasDaLista() },
  decorators: [comApp],
} satisfies Meta<typeof ListaDeAgendamentos>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Dialogs and toasts come with their own code. */
const CODIGO_DO_DIALOGO = { timeout: 10_000 };

/** The list with these handlers before the ones that work. */
const com = (...respostas: ReturnType<typeof respostasDaLista>) => ({
  msw: [...respostas, ...respostasDaLista()],
});
const erro = (message = 'O banco de dados não respondeu.') =>
  new ErroSimulado(503, { message, codigo: 'INDISPONIVEL', requestId: 'req-7f3a' });

export const Galeria: Story = {
  tags: ['galeria'],
  parameters: { app: { endereco: ROTA_INICIAL, rotas: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ana Beatriz Nogueira')).toBeVisible();
    await expect(canvas.getByText('Mostrando 10 de 87 registros')).toBeVisible();
  },
};

export const DentroDaMoldura: Story = {
  tags: ['estados'],
  decorators: [
    (Story) => (
      <Quadro>
        <Story />
      </Quadro>
    ),
  ],
};

/** doc3 §2.11: the guided tour of the list, from the help in the bar; by keyboard alone. */
export const GuiaDaTela: Story = {
  tags: ['interacoes'],
  parameters: { app: { endereco: ROTA_INICIAL, handle: { guia: 'IndexGuiaGestaoMedica' } } },
  decorators: [
    (Story) => (
      <Quadro>
        <Story />
      </Quadro>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('Ana Beatriz Nogueira');
    const ajuda = canvas.getByRole('button', { name: 'Ajuda' });
    ajuda.focus();
    await userEvent.keyboard('{Enter}');
    const comecar = await screen.findByRole('button', { name: 'Conhecer esta tela' });
    comecar.focus();
    await userEvent.keyboard('{Enter}');
    const passo = await screen.findByRole('dialog', { name: 'Agendamentos' }, CODIGO_DO_DIALOGO);
    await waitFor(() => expect(within(passo).getByRole('button', { name: 'Próximo' })).toHaveFocus());
    const titulos = ['Agendamentos'];
    for (let vez = 0; vez < 20; vez += 1) {
      const atual = screen.getByRole('dialog');
      if (within(atual).queryByRole('button', { name: 'Concluir' })) break;
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(screen.getByRole('dialog')).not.toHaveAccessibleName(titulos.at(-1)));
      titulos.push(screen.getByRole('dialog').querySelector('h2')?.textContent ?? '');
    }
    await expect(titulos).toEqual([
      'Agendamentos',
      'Empresas e unidades',
      'Busca',
      'Filtros',
      'Filtros rápidos',
      'Exportar planilha',
      'Novo agendamento',
      'Status',
      'Detalhes',
      'Ações',
      'Páginas',
      'Notificações',
      'Ajuda',
    ]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(ajuda).toHaveFocus());
  },
};

export const Carregando: Story = {
  tags: ['estados'],
  parameters: com(http.get('*/api/agendamentos', () => delay('infinite'))),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

export const NadaAinda: Story = {
  tags: ['estados'],
  parameters: com(simular(listarAgendamentos, paginaDeHistoria([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum agendamento em andamento.')).toBeVisible();
    await expect(canvas.getByText('Não há registros para exportar.')).toBeVisible();
  },
};

export const NadaEncontrado: Story = {
  tags: ['interacoes'],
  parameters: {
    app: { endereco: `${ROTA_INICIAL}?filter=zzz&status=8` },
    ...com(
      simular(listarAgendamentos, ({ query }) =>
        paginaDeHistoria(query.get('filter') ? [] : linhasDeHistoria(), query.get('filter') ? 0 : 87),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum registro encontrado.')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Limpar filtros' })[0]!);
    await expect(await canvas.findByText('Ana Beatriz Nogueira')).toBeVisible();
  },
};

let falhas = 0;
export const ComErro: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    falhas = 0;
  },
  parameters: com(
    simular(listarAgendamentos, () => (falhas++ === 0 ? erro() : paginaDeHistoria(linhasDeHistoria(), 87))),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Problemas ao carregar informações!')).toBeVisible();
    await expect(canvas.getByText(/req-7f3a/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByText('Ana Beatriz Nogueira')).toBeVisible();
  },
};

let chegou = false;

/** A page that fails is not covered up with the rows of the one before, and the way back stays. */
export const PaginaComErro: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    chegou = false;
  },
  parameters: com(
    simular(listarAgendamentos, ({ query }) =>
      query.get('page') === '2' && !chegou
        ? erro()
        : paginaDeHistoria(linhasDeHistoria(), 87, Number(query.get('page') ?? 1)),
    ),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Ana Beatriz Nogueira');
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await expect(await canvas.findByText('Problemas ao carregar informações!')).toBeVisible();
    await expect(canvas.queryByText('Ana Beatriz Nogueira')).not.toBeInTheDocument();
    await expect(canvas.getByText('Esta página não foi carregada.')).toBeVisible();
    await expect(canvas.getByText('de 9')).toBeVisible();
    chegou = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByText('Ana Beatriz Nogueira')).toBeVisible();
    await expect(canvas.getByText('Mostrando 20 de 87 registros')).toBeVisible();
  },
};

export const DetalheParcial: Story = {
  tags: ['interacoes'],
  parameters: com(simular(detalhesDosRiscos, () => (falhas++ === 0 ? erro() : []))),
  beforeEach: () => {
    falhas = 0;
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Ver detalhes de Ana Beatriz Nogueira' }),
    );
    const detalhe = within(await canvas.findByRole('group', { name: 'Detalhes de Ana Beatriz Nogueira' }));
    await expect(await detalhe.findByText('Não foi possível carregar os riscos')).toBeVisible();
    await expect(await detalhe.findByText('Exame clínico ocupacional')).toBeVisible();
    await expect(detalhe.getAllByText('Em processo de agendamento').length).toBeGreaterThan(0);
    await userEvent.click(detalhe.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await detalhe.findByText('Agendamento sem riscos')).toBeVisible();
  },
};

export const SoConsulta: Story = {
  tags: ['interacoes'],
  parameters: {
    app: { endereco: ROTA_INICIAL, sessao: sessaoDeHistoria([PERMISSAO.GESTAO_MEDICA_V3_VIEW]) },
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Ações do agendamento de Ana Beatriz Nogueira' }),
    );
    const item = await screen.findByRole('menuitem', { name: /Cancelar/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toHaveTextContent('Você não tem permissão para esta ação.');
    await expect(canvas.queryByRole('button', { name: 'Novo agendamento' })).not.toBeInTheDocument();
  },
};

const abrirCancelar = async (canvas: ReturnType<typeof within>, nome: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: `Ações do agendamento de ${nome}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancelar' }));
};

export const CancelarPedeOMotivo: Story = {
  tags: ['interacoes'],
  parameters: com(
    simular(mudarStatus, ({ body }) => {
      const { descricao, status } = body as { descricao: string; status: { id: number } };
      const certo = descricao === 'Mudança de status para Cancelado. Motivo: Duplicado.' && status.id === 10;
      return certo
        ? {
            id: 1,
            agendamento: { id: 500, version: 2 },
            status: { id: 10, descricao: 'Cancelado', primevueColor: 'danger' },
          }
        : erro(`Corpo inesperado: ${descricao}`);
    }),
  ),
  play: async ({ canvas }) => {
    await abrirCancelar(canvas, 'Ana Beatriz Nogueira');
    const dialogo = within(
      await screen.findByRole('dialog', { name: 'Cancelar agendamento' }, CODIGO_DO_DIALOGO),
    );
    await userEvent.click(dialogo.getByRole('button', { name: 'Cancelar agendamento' }));
    const falta = await dialogo.findByText('Campo obrigatório.');
    await waitFor(() => expect(falta).toBeVisible());
    await userEvent.type(dialogo.getByRole('textbox'), 'Duplicado.');
    await userEvent.click(dialogo.getByRole('button', { name: 'Cancelar agendamento' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const RecusaDoServidorGuardaOTexto: Story = {
  tags: ['interacoes'],
  parameters: com(
    simular(
      mudarStatus,
      new ErroSimulado(409, { message: 'O agendamento já foi cancelado.', codigo: 'TRANSICAO_RECUSADA' }),
    ),
  ),
  play: async ({ canvas }) => {
    await abrirCancelar(canvas, 'Ana Beatriz Nogueira');
    const dialogo = within(
      await screen.findByRole('dialog', { name: 'Cancelar agendamento' }, CODIGO_DO_DIALOGO),
    );
    await userEvent.type(dialogo.getByRole('textbox'), 'Duplicado.');
    await userEvent.click(dialogo.getByRole('button', { name: 'Cancelar agendamento' }));
    await expect(await dialogo.findByText('O agendamento já foi cancelado.')).toBeVisible();
    await expect(dialogo.getByRole('textbox')).toHaveValue('Duplicado.');
  },
};

const chaves: (string | null)[] = [];

/** The same answer tried again is the same request: one key, so that a lost answer does not count twice. */
export const PendenciaTentadaDeNovo: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    chaves.length = 0;
  },
  parameters: com(
    http.post(`*/api${mudarStatus.path}`, ({ request }) => {
      chaves.push(request.headers.get('idempotency-key'));
      if (chaves.length === 1) return HttpResponse.error();
      return HttpResponse.json({
        id: 1,
        agendamento: { id: 498, version: 2 },
        status: { id: STATUS.PENDENCIA_PRESTADOR, descricao: 'Pendência prestador', primevueColor: 'warn' },
      });
    }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /ver pendência/ }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Pendências' }, CODIGO_DO_DIALOGO));
    await userEvent.type(dialogo.getByRole('textbox'), 'Operador de prensa.');
    await userEvent.click(dialogo.getByRole('button', { name: 'Finalizar' }));
    await waitFor(() => expect(dialogo.getByRole('button', { name: 'Finalizar' })).toBeEnabled());
    await waitFor(() => expect(chaves).toHaveLength(1));
    await userEvent.click(await dialogo.findByRole('button', { name: 'Finalizar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(chaves[0]).toBeTruthy();
    await expect(chaves[1]).toBe(chaves[0]);
  },
};

/** Someone who may not answer reads the pendency, and is not asked for what would be refused. */
export const PendenciaSoParaLer: Story = {
  tags: ['interacoes'],
  parameters: {
    app: { endereco: ROTA_INICIAL, sessao: sessaoDeHistoria([PERMISSAO.GESTAO_MEDICA_V3_VIEW]) },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /ver pendência/ }));
    const dialogo = within(await screen.findByRole('dialog', {}, CODIGO_DO_DIALOGO));
    const pendencia = await dialogo.findByText('Confirme o cargo atual do funcionário.');
    await waitFor(() => expect(pendencia).toBeVisible());
    await expect(dialogo.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const PrazoEncerrado: Story = {
  tags: ['interacoes'],
  parameters: com(simular(validarPrazo, 48)),
  decorators: [
    (Story) => (
      <Quadro>
        <Story />
      </Quadro>
    ),
  ],
  play: async ({ canvas }) => {
    await abrirCancelar(canvas, 'Edson Batista');
    const titulo = await screen.findByText('Você não pode cancelar esse agendamento!', {}, CODIGO_DO_DIALOGO);
    await waitFor(() => expect(titulo).toBeVisible());
    await expect(screen.getByText('O prazo para cancelar é de até 48h antes da consulta!')).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

let enviarEvento: ((texto: string) => void) | undefined;
const mudada = linhaDeHistoria(0, { idStatus: STATUS.AGENDADO, version: 2 });
export const MudaSozinha: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    enviarEvento = undefined;
  },
  parameters: com(
    fluxoDeEventos((enviar) => {
      enviarEvento = enviar;
    }),
    simular(obterAgendamento, detalheDeHistoria(mudada)),
  ),
  play: async ({ canvas }) => {
    const linha = (await canvas.findByText('Ana Beatriz Nogueira')).closest('tr')!;
    await expect(within(linha).getByText('Em Aberto')).toBeVisible();
    await waitFor(() => expect(enviarEvento).toBeDefined());
    enviarEvento?.(`event: agendamento\ndata: {"id":${mudada.id},"version":2,"tipo":"AGENDADO"}\n\n`);
    await expect(await within(linha).findByText('Agendado')).toBeVisible();
    await expect(await canvas.findByText('1 registro foi atualizado.')).toBeInTheDocument();
  },
};

export const NovosNaOutraPagina: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    enviarEvento = undefined;
  },
  parameters: {
    app: { endereco: `${ROTA_INICIAL}?page=2` },
    ...com(
      fluxoDeEventos((enviar) => {
        enviarEvento = enviar;
      }),
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Ana Beatriz Nogueira');
    await waitFor(() => expect(enviarEvento).toBeDefined());
    enviarEvento?.(
      [901, 902]
        .map((id) => `event: agendamento\ndata: {"id":${id},"version":1,"tipo":"CRIADO"}\n\n`)
        .join(''),
    );
    await expect(await canvas.findByText('2 novos agendamentos')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar' }));
    await expect(await canvas.findByRole('textbox', { name: /página/i })).toHaveValue('1');
  },
};

/** What the filter leaves out is no news of this list. */
export const NovosForaDoFiltro: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    enviarEvento = undefined;
  },
  parameters: {
    app: { endereco: `${ROTA_INICIAL}?page=2&filter=ana` },
    ...com(
      simular(listarAgendamentos, ({ query }) =>
        paginaDeHistoria(
          query.get('page') === '1' ? [linhaDeHistoria(0, { id: 902 })] : linhasDeHistoria(),
          87,
        ),
      ),
      fluxoDeEventos((enviar) => {
        enviarEvento = enviar;
      }),
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Ana Beatriz Nogueira');
    await waitFor(() => expect(enviarEvento).toBeDefined());
    enviarEvento?.(
      [901, 902, 903]
        .map((id) => `event: agendamento\ndata: {"id":${id},"version":1,"tipo":"CRIADO"}\n\n`)
        .join(''),
    );
    await expect(await canvas.findByText('1 novo agendamento')).toBeVisible();
  },
};

export const Reconectando: Story = {
  tags: ['estados'],
  parameters: com(http.get(`*/api${eventos.path}`, () => HttpResponse.error())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Reconectando…')).toBeVisible();
  },
};

export const Celular: Story = { tags: ['estados'], globals: { viewport: { value: 'celular' } } };

let girar: (() => void) | undefined;

/** A window that crosses the phone's width moves the button, and not what is being chosen. */
export const FiltrosAoGirar: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    const original = window.matchMedia.bind(window);
    const ouvintes = new EventTarget();
    let estreita = false;
    girar = () => {
      estreita = true;
      ouvintes.dispatchEvent(new Event('change'));
    };
    const espia = spyOn(window, 'matchMedia').mockImplementation((consulta) => {
      const media = original(consulta);
      if (consulta !== '(max-width: 599px)') return media;
      return Object.assign(ouvintes, {
        matches: estreita,
        media: consulta,
        onchange: null,
        addListener: media.addListener.bind(media),
        removeListener: media.removeListener.bind(media),
      });
    });
    return () => espia.mockRestore();
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Ana Beatriz Nogueira');
    const botao = canvas.getByRole('button', { name: 'Filtros' });
    await userEvent.click(botao);
    const dialogo = within(await screen.findByRole('dialog', { name: 'Filtros' }, CODIGO_DO_DIALOGO));
    await userEvent.click(dialogo.getByRole('checkbox', { name: 'Agendado' }));
    girar?.();
    await waitFor(() => expect(botao).not.toBeInTheDocument());
    await expect(dialogo.getByRole('checkbox', { name: 'Agendado' })).toBeChecked();
    await userEvent.click(dialogo.getByRole('button', { name: 'Aplicar' }));
    await expect(await canvas.findByRole('button', { name: 'Filtros (1)' })).toBeVisible();
  },
};
