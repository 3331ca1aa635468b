import {
  createAutoagendamento,
  listNationalFeriados,
  sendAutoagendamentoLink,
  procedimentosSoc,
  riscosSoc,
  slaSettings,
} from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import { initialState } from '@apto/domain/assistente';
import { STATUS } from '@apto/domain/status';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Assistente } from './Assistente.tsx';
import { toldInNotice, visible } from './stories/visible.ts';
import { advance } from './stories/advance.ts';
import { withAssistente } from './stories/decorator.tsx';
import { fromLink, readyLink, PROFILE, SOC } from './stories/pedidos.ts';
import { assistenteResponses } from './stories/responses.ts';

const meta = {
  title: 'Telas/Criar agendamento/Autoagendamento',
  component: Assistente,
  tags: ['novo'],
  decorators: [withAssistente],
  parameters: { layout: 'fullscreen', msw: assistenteResponses(), assistente: { pedido: () => fromLink() } },
} satisfies Meta<typeof Assistente>;
export default meta;
type Story = StoryObj<typeof meta>;

async function chooseFuncionario(): Promise<void> {
  // Opened and not searched in: a search takes the line away while it is being pressed.
  await userEvent.click(await screen.findByRole('combobox', { name: /Funcionário/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Ana Beatriz Nogueira' }));
}
async function chooseType(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Tipo de exame' }));
  await userEvent.click(await screen.findByRole('option', { name }));
}

export const Galeria: Story = {
  tags: ['galeria'],
  parameters: { assistente: { pedido: () => ({ ...readyLink(), step: 'autoagendamento' }) } },
};
export const Formulario: Story = { tags: ['estados'] };
export const DadosDoFuncionario: Story = {
  tags: ['estados'],
  parameters: { assistente: { pedido: () => ({ ...readyLink(), formaEnvio: 'EMAIL' }) } },
  // doc2 §2.10 writes the channel so.
  play: async ({ canvas }) => expect(await canvas.findByRole('radio', { name: 'Email' })).toBeChecked(),
};
export const FaltaEnviarOLink: Story = {
  tags: ['estados'],
  parameters: {
    assistente: { pedido: readyLink, created: { id: 1000, nomeFuncionario: 'Ana Beatriz Nogueira' } },
  },
};

/** The question about PCD framing leads to the manual way (doc2 §2.2). */
export const EnquadramentoPcd: Story = {
  tags: ['interacoes'],
  parameters: { assistente: { pedido: () => initialState(PROFILE) } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Autoagendamento' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Sim' }));
    const dialog = within(
      await screen.findByRole('dialog', {
        name: 'Esse exame não pode ser realizado pelo autoagendamento',
      }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Agendar manualmente' }));
    await visible(await canvas.findByRole('heading', { name: 'Qual exame, onde e para quem?' }));
  },
};

export const TipoNaoPermitido: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await chooseFuncionario();
    await chooseType('Consulta');
    await screen.findByRole('dialog', { name: 'Tipo de exame não permitido' });
    // Closed without an answer it takes the type back, and keeps the step and the employee.
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Tipo de exame não permitido' })).not.toBeInTheDocument(),
    );
    await visible(await screen.findByRole('combobox', { name: /Tipo de exame/ }));
    await expect(screen.getByRole('combobox', { name: /Funcionário/ })).toHaveValue('Ana Beatriz Nogueira');
    await chooseType('Consulta');
    const dialog = within(await screen.findByRole('dialog', { name: 'Tipo de exame não permitido' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Agendar manualmente' }));
    await visible(await canvas.findByRole('heading', { name: 'Qual exame, onde e para quem?' }));
  },
};

export const SemRisco: Story = {
  tags: ['interacoes'],
  parameters: { msw: assistenteResponses([simulate(riscosSoc, [])]) },
  play: async () => {
    await chooseFuncionario();
    const dialog = within(await screen.findByRole('dialog', { name: 'Funcionário sem risco não permitido' }));
    // Decision 36: the safety team can be asked; the questionnaire is what it goes by.
    await userEvent.click(dialog.getByRole('button', { name: 'Solicitar Confirmação de Risco' }));
    await chooseType('Admissional');
    await visible(await screen.findByRole('combobox', { name: /Questionário de risco/ }));
    await expect(
      screen.queryByRole('dialog', { name: 'Funcionário sem risco não permitido' }),
    ).not.toBeInTheDocument();
  },
};

/** A range over the limit is cleared, as in the wizard's other picker, and the toast says why (decision 58). */
export const IntervaloRecusado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const start = canvas.getByLabelText('Data inicial');
    await userEvent.type(start, '25112026');
    await userEvent.type(canvas.getByLabelText('Data final'), '05122026');
    await expect(start).toHaveValue('');
    await expect(canvas.getByLabelText('Data final')).toHaveValue('');
    await visible((await screen.findAllByText(/deve conter no maximo 10 dias\.$/))[0]!);
    await userEvent.type(start, '28112026');
    await userEvent.type(canvas.getByLabelText('Data final'), '29112026');
    await visible((await screen.findAllByText(/não há agendamento aos sábados e aos domingos\.$/))[0]!);
  },
};

/** The client's limit of days and a holiday of the registry refuse here as the server does (decision 58). */
export const FeriadoELimiteDoCliente: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: assistenteResponses([
      simulate(slaSettings, { limiteDatas: 3 }),
      simulate(listNationalFeriados, [
        { dataFeriado: '2026-12-02', abrangencia: 'NACIONAL', nome: 'Dia da empresa', cidade: null },
      ]),
    ]),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Verificando as datas...')).not.toBeInTheDocument());
    const start = canvas.getByLabelText('Data inicial');
    await userEvent.type(start, '25112026');
    await userEvent.type(canvas.getByLabelText('Data final'), '30112026');
    await visible((await screen.findAllByText(/deve conter no maximo 3 dias\.$/))[0]!);
    await userEvent.type(start, '01122026');
    await userEvent.type(canvas.getByLabelText('Data final'), '02122026');
    await visible((await screen.findAllByText(/02\/12\/2026 é feriado nacional$/))[0]!);
  },
};

/** doc2 §5: each end has its own sentence, and neither hides the other. */
export const FaltamAsDatas: Story = {
  tags: ['interacoes'],
  parameters: {
    assistente: { pedido: () => ({ ...readyLink(), step: 'autoagendamento', intervaloSugerido: null }) },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Verificando as datas...')).not.toBeInTheDocument());
    await advance();
    const end = await canvas.findByText('A data de sugestão final é obrigatória');
    await visible(end);
    // In the lines of one field, the start's first.
    await expect(end.previousElementSibling).toHaveTextContent(/^Campo obrigatório$/);
  },
};

/** One refusal, one reason: at the field, in the summary of the step and in the toast. */
export const UmaSoRazao: Story = {
  tags: ['interacoes'],
  parameters: {
    assistente: { pedido: () => ({ ...readyLink(), step: 'autoagendamento', intervaloSugerido: null }) },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Data inicial'), '25112026');
    await userEvent.type(canvas.getByLabelText('Data final'), '05122026');
    await advance();
    const heading = await canvas.findByRole('heading', { name: 'Falta corrigir um campo' });
    const summary = heading.closest('[role=alert]') as HTMLElement;
    await expect(summary).toHaveTextContent(/Período sugerido.*deve conter no maximo 10 dias\./);
    await expect(within(summary).getAllByRole('button')).toHaveLength(1);
    await expect(screen.queryAllByText(/Campo obrigatório|Informe a data/)).toHaveLength(0);
  },
};

export const ExamesEmDia: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: assistenteResponses([
      simulate(procedimentosSoc, {
        procedimentos: SOC.procedimentos.map((p) => ({ ...p, recommendation: null })),
        examesEmDia: true,
        ultimoExameClinico: null,
        examesEmDiaList: [],
      }),
    ]),
  },
  play: async () => {
    await chooseFuncionario();
    await chooseType('Periódico');
    await visible(await screen.findByRole('dialog', { name: 'Funcionário com exames em dia não permitido' }));
  },
};

/** The link and its token, then the list (doc2 §2.10). */
export const EnviarLink: Story = {
  tags: ['interacoes'],
  parameters: { assistente: { pedido: readyLink } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar Link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Link de autoagendamento' }));
    await visible(dialog.getByText('K5DZ-2R9K-BSJ3-AF63'));
    await visible(dialog.getByText(/\/publico.*\?token=K5DZ-2R9K-BSJ3-AF63$/));
    await visible(dialog.getByText(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/));
    await userEvent.click(dialog.getByRole('button', { name: 'Concluir' }));
    await visible(await canvas.findByRole('heading', { name: 'Agendamentos' }));
  },
};

/** doc2 §8: what the browser does not let be copied is said, and stays to be read. */
export const TokenNaoCopiado: Story = {
  tags: ['interacoes'],
  parameters: { assistente: { pedido: readyLink } },
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar Link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Link de autoagendamento' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Copiar token' }));
    await toldInNotice('Erro ao tentar copiar o token');
    await visible(dialog.getByText('K5DZ-2R9K-BSJ3-AF63'));
  },
};

let createdItems = 0;
let sends = 0;

/** A request that was made is made once: trying again sends only the link. */
export const FalhaNoEnvio: Story = {
  tags: ['interacoes'],
  parameters: {
    assistente: { pedido: readyLink },
    msw: assistenteResponses([
      simulate(createAutoagendamento, () => {
        createdItems += 1;
        return {
          id: 1000,
          version: 1,
          idStatus: 27,
          status: { id: 27, descricao: 'Autoagendamento', primevueColor: 'primary' },
          idFuncionario: 100,
          nomeFuncionario: 'Ana Beatriz Nogueira',
          createdAt: '2026-11-24T13:00:00.000Z',
          avisos: [],
        };
      }),
      simulate(sendAutoagendamentoLink, () => {
        sends += 1;
        return sends === 1
          ? new SimulatedError(502, { message: 'O WhatsApp não respondeu.' })
          : {
              token: 'ABCD-EFGH',
              link: 'https://apto.example/publico',
              expiraEm: '2026-12-01T03:00:00.000Z',
            };
      }),
    ]),
  },
  beforeEach: () => {
    createdItems = 0;
    sends = 0;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar Link' }));
    await visible(await screen.findByText('Erro ao gerar token!'));
    await expect(await canvas.findByText('O pedido nº 1000 foi criado; falta enviar o link')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Voltar' })).toBeNull();
    const again = canvas.getByRole('button', { name: 'Enviar Link' });
    await waitFor(() => expect(again).not.toHaveAttribute('data-pending'));
    await userEvent.click(again);
    await visible(await screen.findByText('ABCD-EFGH'));
    // Issue 12: toasts go when one advances. The failure of the first try is none of the second.
    await expect(screen.queryByText('Erro ao gerar token!')).toBeNull();
    await waitFor(() => expect([createdItems, sends]).toEqual([1, 2]));
  },
};

/** Where the safety team has to evaluate first there is no link (doc2 §2.9). */
export const AguardandoRisco: Story = {
  tags: ['recursos'],
  parameters: {
    assistente: { pedido: readyLink },
    msw: assistenteResponses([
      simulate(createAutoagendamento, {
        id: 1000,
        version: 1,
        idStatus: STATUS.AGUARDANDO_APLICACAO_RISCO,
        status: {
          id: STATUS.AGUARDANDO_APLICACAO_RISCO,
          descricao: 'Aguardando aplicação de risco',
          primevueColor: 'warning',
        },
        idFuncionario: 100,
        nomeFuncionario: 'Ana Beatriz Nogueira',
        createdAt: '2026-11-24T13:00:00.000Z',
        avisos: [],
      }),
    ]),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar Link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Aguardando confirmação de risco' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Entendi' }));
    await visible(await canvas.findByRole('heading', { name: 'Agendamentos' }));
  },
};
