import { criarAgendamentos, procedimentosSoc, riscosSoc } from '@apto/api-client';
import { ErroSimulado, simular } from '@apto/api-client/msw';
import { estadoInicial, TIPO_EXAME } from '@apto/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Assistente } from './Assistente.tsx';
import { visivel } from './historias/visivel.ts';
import { comAssistente } from './historias/decorador.tsx';
import { comFuncionarios, completo, comProcedimentos, PERFIL, semClinicaAinda } from './historias/pedidos.ts';
import { respostasDoAssistente } from './historias/respostas.ts';

const meta = {
  title: 'Telas/Criar agendamento',
  component: Assistente,
  tags: ['novo'],
  decorators: [comAssistente],
  parameters: { layout: 'fullscreen', msw: respostasDoAssistente() },
} satisfies Meta<typeof Assistente>;
export default meta;
type Story = StoryObj<typeof meta>;

const em = (pedido: () => ReturnType<typeof completo>, resto: object = {}) => ({
  assistente: { pedido, ...resto },
});

/** The last button, once what it waits for is here. */
async function livre(canvas: Pick<typeof screen, 'findByRole'>): Promise<HTMLElement> {
  const criar = () => canvas.findByRole('button', { name: 'Criar agendamento' });
  await waitFor(async () => expect(await criar()).not.toHaveAttribute('aria-disabled'), { timeout: 5000 });
  return criar();
}

export const Galeria: Story = { tags: ['galeria'], parameters: em(() => completo(4)) };
export const Celular: Story = {
  tags: ['estados'],
  parameters: em(() => comFuncionarios(2)),
  globals: { viewport: { value: 'celular' } },
};
export const DadosDoSolicitante: Story = { tags: ['estados'] };
export const DadosDoAgendamentoVazio: Story = {
  tags: ['estados'],
  parameters: em(() => ({ ...estadoInicial(PERFIL), etapa: 'dados-agendamento' })),
};
export const QuatroFuncionarios: Story = { tags: ['estados'], parameters: em(() => comFuncionarios(4)) };
export const Demissional: Story = {
  tags: ['estados'],
  parameters: em(() => comFuncionarios(2, TIPO_EXAME.DEMISSIONAL)),
};
export const EtapaComAtendente: Story = {
  tags: ['recursos'],
  parameters: em(() => comFuncionarios(1, TIPO_EXAME.RETORNO_AO_TRABALHO)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Direcionar para um atendente' }));
    await visivel(canvas.getByText('O pedido será direcionado para um atendente'));
    await visivel(canvas.getByText('Com um atendente'));
  },
};
export const Procedimentos: Story = { tags: ['estados'], parameters: em(() => comProcedimentos(4)) };
export const Consulta: Story = {
  tags: ['estados'],
  parameters: em(() => comProcedimentos(2, TIPO_EXAME.CONSULTA)),
};
export const Carregando: Story = {
  tags: ['estados'],
  parameters: {
    ...em(() => ({ ...comFuncionarios(4), etapa: 'procedimentos' })),
    msw: respostasDoAssistente([simular(riscosSoc, () => new Promise<never>(() => undefined))]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Carregando informações...')).not.toHaveLength(0);
    await expect(canvas.getByRole('button', { name: 'Avançar' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ErroDoSoc: Story = {
  tags: ['estados'],
  parameters: {
    ...em(() => ({ ...comFuncionarios(2), etapa: 'procedimentos' })),
    msw: respostasDoAssistente([
      simular(procedimentosSoc, new ErroSimulado(502, { message: 'O SOC não respondeu.' })),
    ]),
  },
  play: async ({ canvas }) => {
    await visivel(await canvas.findByRole('button', { name: 'Tentar novamente' }));
    await expect(
      canvas.getAllByText('Ocorreu um problema ao tentar sincronizar dados com o SOC!').length,
    ).toBeGreaterThan(0);
    await expect(canvas.getByRole('button', { name: 'Avançar' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A failed step says so in a toast, marks every field, and takes the focus to the first (doc2 §5). */
export const EtapaIncompleta: Story = {
  tags: ['interacoes'],
  parameters: em(() => ({
    ...estadoInicial(PERFIL),
    nomeSolicitante: '',
    emailSolicitante: 'rita@',
    etapa: 'dados-solicitante',
  })),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Avançar' }));
    await visivel(await screen.findByText('Preencha todos os campos corretamente'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Nome/ })).toHaveFocus());
    await userEvent.click(
      canvas.getByRole('button', { name: 'E-mail do solicitante: Campo deve ser email' }),
    );
    await expect(canvas.getByRole('textbox', { name: /E-mail/ })).toHaveFocus();
  },
};

/** The first employee fixes the client; those of another cannot be chosen, and say why (doc2 §2.3). */
export const EscolherFuncionarios: Story = {
  tags: ['interacoes'],
  parameters: em(() => ({ ...estadoInicial(PERFIL), etapa: 'dados-agendamento' })),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Funcionários' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ana Beatriz Nogueira' }));
    const outro = screen.getByRole('option', { name: 'Juliana Pacheco' });
    await waitFor(() => expect(outro).toHaveAttribute('aria-disabled', 'true'));
    await expect(outro).toHaveTextContent('De outro cliente (Transportes Rio Pardo)');
    // The open list blocks nothing: the action beside it takes one press.
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar' }));
    await visivel(await screen.findByText('Funcionário adicionado com sucesso!'));
    const tabela = within(canvas.getByRole('table', { name: 'Funcionários do pedido' }));
    await expect(tabela.getByRole('textbox', { name: 'Telefone de Ana Beatriz Nogueira' })).toHaveValue(
      '(11) 98765-4321',
    );
    await userEvent.click(tabela.getByRole('button', { name: 'Remover Ana Beatriz Nogueira' }));
    await expect(canvas.queryByRole('table', { name: 'Funcionários do pedido' })).toBeNull();
  },
};

/** An exam that is up to date is charged when it is done all the same (doc2 §2.6, §5). */
export const AceitarExameEmDia: Story = {
  tags: ['interacoes'],
  parameters: em(() => comProcedimentos(1)),
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: '1 em dia: procedimentos de Ana Beatriz Nogueira' }),
    );
    const painel = within(
      await screen.findByRole('dialog', { name: 'Procedimentos em dia de Ana Beatriz Nogueira' }),
    );
    await visivel(painel.getByText(/Última realização: 10\/06\/2026 · Refazer em: 10\/06\/2027/));
    await userEvent.click(painel.getByRole('checkbox', { name: 'Aceitar Audiometria tonal ocupacional' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Avançar' }));
    await visivel(
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

export const CobrancaNaMudancaDeFuncao: Story = {
  tags: ['interacoes'],
  parameters: em(() => {
    const e = comFuncionarios(2, TIPO_EXAME.MUDANCA_FUNCAO);
    return {
      ...e,
      funcionarios: e.funcionarios.map((f) => ({ ...f, mudouRisco: false })),
      dialogos: [{ tipo: 'COBRANCA_MUDANCA_FUNCAO', idFuncionario: 100 }],
    };
  }),
  play: async () => {
    const dialogo = within(await screen.findByRole('alertdialog', { name: 'Confirmação de cobrança' }));
    await userEvent.click(dialogo.getByRole('button', { name: 'Confirmar' }));
    await visivel(
      await dialogo.findByText('É necessário marcar o campo para realizar a confirmação do exame.'),
    );
    await userEvent.click(dialogo.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() =>
      expect(screen.queryByRole('alertdialog', { name: 'Confirmação de cobrança' })).toBeNull(),
    );
    await expect(screen.queryByRole('textbox', { name: 'Telefone de Ana Beatriz Nogueira' })).toBeNull();
  },
};

/** A deep link to a step that cannot open leads to the first incomplete one, which says what is missing. */
export const ConcluirComPendencias: Story = {
  tags: ['recursos'],
  parameters: em(() => ({ ...semClinicaAinda(2), etapa: 'concluir' })),
  play: async ({ canvas }) => {
    await visivel(canvas.getByText('Informações pendentes'));
    await userEvent.click(canvas.getByRole('button', { name: 'Clínica: Campo obrigatório' }));
    await visivel(await canvas.findByRole('heading', { name: 'Em qual clínica e quando?' }));
  },
};

/** One appointment for each employee, one notice for each, then the list (doc2 §8). */
export const Criar: Story = {
  tags: ['interacoes'],
  parameters: em(() => completo(2)),
  play: async ({ canvas }) => {
    await userEvent.click(await livre(canvas));
    for (const nome of ['Ana Beatriz Nogueira', 'Carlos Eduardo Figueiredo']) {
      await visivel(await screen.findByText(`Agendamento do colaborador ${nome} salvo com sucesso`));
    }
    await visivel(await canvas.findByRole('heading', { name: 'Agendamentos' }));
  },
};

const chaves: string[] = [];

/** A failure keeps everything; the next try is the same request, under the same key. */
export const FalhaAoCriar: Story = {
  tags: ['interacoes'],
  parameters: {
    ...em(() => completo(1)),
    msw: respostasDoAssistente([
      simular(
        criarAgendamentos,
        new ErroSimulado(503, { message: 'O sistema está indisponível no momento.' }),
      ),
    ]),
  },
  beforeEach: () => {
    chaves.length = 0;
    const original = window.fetch;
    window.fetch = (alvo, init) => {
      const chave = new Headers(init?.headers).get('idempotency-key');
      if (chave) chaves.push(chave);
      return original(alvo, init);
    };
    return () => {
      window.fetch = original;
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(await livre(canvas));
    await visivel(await canvas.findByText('Os agendamentos não foram criados'));
    await visivel(canvas.getByText('Código do pedido: req-historia'));
    await userEvent.click(canvas.getByRole('button', { name: 'Criar agendamento' }));
    await waitFor(() => expect(chaves).toHaveLength(2));
    await expect(chaves[0]).toBe(chaves[1]);
  },
};

/** Handing over on the last step can be taken back while the request was not sent, also after a refused try. */
export const DirecionarEDesfazer: Story = {
  tags: ['interacoes'],
  parameters: {
    ...em(() => completo(1)),
    msw: respostasDoAssistente([
      simular(criarAgendamentos, new ErroSimulado(503, { message: 'O sistema está indisponível.' })),
    ]),
  },
  play: async ({ canvas }) => {
    await livre(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Direcionar para um atendente' }));
    const pergunta = within(
      await screen.findByRole('alertdialog', { name: 'Direcionar para um atendente?' }),
    );
    await userEvent.click(pergunta.getByRole('button', { name: 'Direcionar para um atendente' }));
    await visivel(await canvas.findByText('Os agendamentos não foram criados'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Não direcionar' }));
    await visivel(await canvas.findByRole('button', { name: 'Direcionar para um atendente' }));
    await expect(canvas.queryByText('O pedido será direcionado para um atendente')).toBeNull();
  },
};

export const DescartarRascunho: Story = {
  tags: ['interacoes'],
  parameters: em(() => comFuncionarios(2)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Descartar rascunho' }));
    const dialogo = within(await screen.findByRole('alertdialog', { name: 'Descartar este rascunho?' }));
    await userEvent.click(dialogo.getByRole('button', { name: 'Descartar rascunho' }));
    await visivel(await canvas.findByRole('heading', { name: 'Por favor confira os dados do solicitante' }));
  },
};
