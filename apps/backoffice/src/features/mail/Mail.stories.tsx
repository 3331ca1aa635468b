import { listMail, previewMessage, resendMessage, type SentMail } from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import { MESSAGE } from '@apto/domain/messages';
import { EVERY_PERMISSION } from '@apto/domain/registry';
import { KEPT_HERE_TEXT } from '@apto/domain/templates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyPage, storySession } from '../../shared/stories/data.ts';
import { Frame } from '../../shell/Frame.tsx';
import { followTourFromHelp } from '../../shared/stories/tour.ts';
import { showsWaiting, unanswered } from '../../shared/stories/faces.ts';
import { withApp } from '../../shared/stories/decorator.tsx';
import { MailList } from './MailList.tsx';
import { seen } from '../../shared/stories/seen.ts';
import { lateTour } from '../../shared/tours/lateTour.ts';

const LOADS = { timeout: 10_000 };

const mail = (id: number, more: Partial<SentMail>): SentMail => ({
  id,
  createdAt: '2026-11-23T12:05:00.000Z',
  canal: 'EMAIL',
  destino: 'm***@exemplo.com.br',
  destinatario: 'FUNCIONARIO',
  nome: 'Marina Teixeira',
  assunto: 'Seu atendimento é amanhã',
  tipo: 'LEMBRETE_VESPERA',
  descricao: 'Lembrete da véspera',
  situacao: 'ENTREGUE',
  tentativas: 1,
  proximaTentativa: null,
  enviadaEm: '2026-11-23T12:05:03.000Z',
  motivo: null,
  agendamento: { id: 1042 },
  podeReenviar: true,
  ...more,
});
const SENT: SentMail[] = [
  mail(5, {
    situacao: 'PENDENTE',
    tentativas: 0,
    enviadaEm: null,
    proximaTentativa: '2026-11-23T12:06:00.000Z',
    podeReenviar: false,
  }),
  mail(4, {
    situacao: 'FALHA',
    nome: 'Clínica Santa Helena',
    destinatario: 'PRESTADOR',
    tipo: 'KIT_PRESTADOR',
    descricao: 'Kit ao prestador',
    assunto: 'Kit de agendamento: Marina Teixeira',
    destino: 'r***@santahelena.com.br',
    tentativas: 10,
    enviadaEm: null,
    motivo: '550 5.1.1 <***>: user unknown',
  }),
  mail(3, { situacao: 'ENVIADA', canal: 'WHATSAPP', destino: '*******4321' }),
  mail(2, { situacao: 'NAO_ENVIADA', enviadaEm: null, motivo: 'O agendamento mudou de dia.' }),
  mail(1, {
    nome: null,
    destinatario: null,
    tipo: 'CONVITE',
    descricao: 'Convite para o Apto',
    assunto: 'Seu acesso ao Apto de Saúde Ocupacional',
    agendamento: null,
    podeReenviar: false,
  }),
];
const meta = {
  title: 'Telas/Mensagens enviadas',
  component: MailList,
  tags: ['estavel'],
  parameters: {
    layout: 'fullscreen',
    app: { session: storySession(EVERY_PERMISSION), address: '/mail/index' },
    msw: [simulate(listMail, storyPage(SENT))],
  },
  decorators: [withApp],
} satisfies Meta<typeof MailList>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (of: RegExp, item: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: of }, LOADS));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }, LOADS));
};

export const Lista: Story = {
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Clínica Santa Helena', {}, LOADS));
    await expect(canvas.getByText('Falhou')).toBeVisible();
  },
};

export const Vazia: Story = {
  parameters: { msw: [simulate(listMail, storyPage([]))] },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Nenhuma mensagem ainda.', {}, LOADS));
  },
};

export const NadaEncontrado: Story = {
  parameters: {
    app: { session: storySession(EVERY_PERMISSION), address: '/mail/index?situacao=FALHA' },
    msw: [simulate(listMail, storyPage([]))],
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(MESSAGE.NO_RECORDS, {}, LOADS));
    await expect(canvas.getAllByRole('button', { name: 'Limpar filtros' })).toHaveLength(2);
  },
};

export const Falhou: Story = {
  parameters: { msw: [simulate(listMail, new SimulatedError(503, { message: 'Serviço indisponível' }))] },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('button', { name: 'Tentar novamente' }, LOADS));
  },
};

/** The search is asked of the server while it is typed, and the state; they stand in the address. */
export const Filtrar: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(listMail, ({ query }) =>
        storyPage(
          SENT.filter(
            (sent) =>
              sent.situacao === (query.get('situacao') ?? sent.situacao) &&
              (sent.nome ?? '').includes(query.get('filter') ?? ''),
          ),
        ),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Clínica Santa Helena', {}, LOADS));
    await userEvent.type(canvas.getByRole('searchbox'), 'Marina');
    await waitFor(() => expect(canvas.queryByText('Clínica Santa Helena')).toBeNull(), LOADS);
    await userEvent.type(canvas.getByRole('searchbox'), '{Enter}');
    await expect(canvas.queryByText('Clínica Santa Helena')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await seen(canvas.findByText('Clínica Santa Helena', {}, LOADS));
  },
};

/** Days in the address are asked of the server and can be taken away again. */
export const PorData: Story = {
  tags: ['interacoes'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    app: {
      session: storySession(EVERY_PERMISSION),
      address: '/mail/index?dataInicio=2026-11-01&dataFim=2026-11-22',
    },
    msw: [simulate(listMail, ({ query }) => storyPage(query.get('dataFim') === '2026-11-22' ? [] : SENT))],
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(MESSAGE.NO_RECORDS, {}, LOADS));
    const range = within(canvas.getByRole('group', { name: 'Criada em' }));
    await expect(range.getByRole('textbox', { name: 'Data final' })).toHaveValue('22/11/2026');
    const [clear] = canvas.getAllByRole('button', { name: 'Limpar filtros' });
    await userEvent.click(clear!);
    await seen(canvas.findByText('Clínica Santa Helena', {}, LOADS));
    await expect(range.getByRole('textbox', { name: 'Data final' })).toHaveValue('');
  },
};

/** On a phone one row of controls: what narrows the list is behind 'Filtros', and in sight as a chip once it does. */
export const NoCelular: Story = {
  tags: ['interacoes'],
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: [simulate(listMail, ({ query }) => storyPage(query.get('situacao') === 'FALHA' ? [] : SENT))],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Clínica Santa Helena', {}, LOADS);
    const filters = canvas.getByRole('button', { name: 'Filtros' });
    const top = (element: Element) => Math.round(element.getBoundingClientRect().top);
    const search = canvas.getByRole('searchbox');
    await expect(Math.abs(top(filters) - top(search))).toBeLessThan(4);
    await expect(canvas.queryByRole('combobox', { name: 'Situação' })).toBeNull();
    await userEvent.click(filters);
    await userEvent.click(await screen.findByRole('combobox', { name: /Situação/ }, LOADS));
    await userEvent.click(await screen.findByRole('option', { name: 'Falhou' }, LOADS));
    await userEvent.keyboard('{Escape}');
    await seen(canvas.findByText(MESSAGE.NO_RECORDS, {}, LOADS));
    await userEvent.click(canvas.getByRole('button', { name: /^Remover .*Falhou/ }));
    await seen(canvas.findByText('Clínica Santa Helena', {}, LOADS));
  },
};

/** An installation without a service for it: nothing arrived, and where it lies is said. */
export const FicouNaInstalacao: Story = {
  name: 'Ficou na instalação',
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(
        listMail,
        storyPage([mail(6, { situacao: 'NA_CAIXA', motivo: KEPT_HERE_TEXT, podeReenviar: false })]),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Não saiu daqui', {}, LOADS));
    await open(/Lembrete da véspera/, 'Ver detalhes');
    const details = within(await screen.findByRole('dialog', { name: 'Lembrete da véspera' }, LOADS));
    await seen(details.findByText(KEPT_HERE_TEXT));
    await expect(details.getByText('Guardada em')).toBeInTheDocument();
    await expect(details.queryByText('Enviada em')).toBeNull();
  },
};

/** Why it failed, and the way to send it again as it would be written now. */
export const DetalhesEReenvio: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(listMail, storyPage(SENT)),
      simulate(previewMessage, {
        tipo: 'KIT_PRESTADOR',
        titulo: 'Kit ao prestador',
        destinatario: 'PRESTADOR',
        nome: 'Clínica Santa Helena',
        canal: 'EMAIL',
        destino: 'recepcao@santahelena.com.br',
        assunto: 'Kit de agendamento: Marina Teixeira',
        corpo: 'Segue o kit.',
        anexo: 'kit-1042.pdf',
        aviso: null,
      }),
      simulate(resendMessage, { destinatario: 'PRESTADOR', canal: 'EMAIL' }),
    ],
  },
  play: async () => {
    await open(/Kit ao prestador/, 'Ver detalhes');
    const details = within(await screen.findByRole('dialog', { name: 'Kit ao prestador' }, LOADS));
    await seen(details.findByText('550 5.1.1 <***>: user unknown'));
    await userEvent.click(details.getByRole('button', { name: 'Enviar de novo' }));
    const question = within(
      await screen.findByRole('dialog', { name: 'Enviar esta mensagem de novo?' }, LOADS),
    );
    await seen(question.findByText('Segue o kit.', {}, LOADS));
    await userEvent.click(question.getByRole('button', { name: 'Enviar de novo' }));
    await waitFor(() => expect(screen.queryByText('Enviar esta mensagem de novo?')).toBeNull(), LOADS);
  },
};

/** Without the permission to send there is nothing but to look. */
export const SomenteLeitura: Story = {
  tags: ['interacoes'],
  parameters: { app: { session: storySession(['cadastro_mail']), address: '/mail/index' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Kit ao prestador/ }, LOADS));
    await screen.findByRole('menuitem', { name: 'Ver detalhes' }, LOADS);
    await expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  },
};

/** doc3 §2.11: each step points at what is there. */
export const GuiaDaTela: Story = {
  tags: ['interacoes'],
  parameters: {
    app: {
      session: storySession(EVERY_PERMISSION),
      address: '/mail/index',
      handle: {
        tour: lateTour('mail-list'),
      },
    },
  },
  render: () => (
    <Frame>
      <MailList />
    </Frame>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Clínica Santa Helena', {}, LOADS);
    await expect(await followTourFromHelp(canvas, 'Mensagens enviadas')).toEqual([
      'Mensagens enviadas',
      'Busca',
      'Colunas',
      'Ações',
      'Páginas',
      'Ajuda',
    ]);
  },
};

export const Carregando: Story = {
  tags: ['estados'],
  parameters: { msw: [simulate(listMail, unanswered)] },
  play: showsWaiting,
};
