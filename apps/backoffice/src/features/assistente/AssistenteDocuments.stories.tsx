import { createAgendamentos, listOwnUploads, uploadFile } from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import type { AssistenteState } from '@apto/domain/assistente';
import { TIPO_EXAME } from '@apto/domain/exames';
import { PCD_TYPES } from '@apto/domain/pre-solicitacao';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Assistente } from './Assistente.tsx';
import { toldInNotice, visible } from './stories/visible.ts';
import { advance } from './stories/advance.ts';
import { withAssistente } from './stories/decorator.tsx';
import { after, complete, withFuncionarios, withProcedimentos } from './stories/pedidos.ts';
import { assistenteResponses } from './stories/responses.ts';

const KEY = 'a'.repeat(43);
const OTHER_KEY = 'b'.repeat(43);
const sent = simulate(uploadFile, {
  path: KEY,
  nomeArquivo: 'laudo.pdf',
  tamanho: 2048,
  tipoConteudo: 'application/pdf',
  expiraEm: '2026-11-25T13:00:00.000Z',
});

const meta = {
  title: 'Telas/Criar agendamento/Documentos',
  component: Assistente,
  tags: ['novo'],
  decorators: [withAssistente],
  parameters: { layout: 'fullscreen', msw: assistenteResponses([sent]) },
} satisfies Meta<typeof Assistente>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const at = (pedido: () => AssistenteState) => ({ assistente: { pedido } });
const FILE = new File([new Uint8Array(2048)], 'laudo.pdf', { type: 'application/pdf' });

/** The PCD step: two of the three are marked, as the registry has it. */
const atPcd = (): AssistenteState => ({
  ...after(withFuncionarios(3), [
    { type: 'FUNCIONARIO_CHANGED', id: 100, fields: { pcd: true, informacoesPcd: 2 } },
    { type: 'FUNCIONARIO_CHANGED', id: 101, fields: { pcd: true } },
    {
      type: 'ATTACHMENT_ADDED',
      id: 100,
      attachment: { name: 'audiometria.pdf', kind: 'LAUDO_PCD', key: KEY, size: 81_920 },
    },
  ]),
  step: 'pcd',
  avisos: [],
});
const atAttachments = (type: typeof TIPO_EXAME.CONSULTA | typeof TIPO_EXAME.RETORNO_AO_TRABALHO) => () => ({
  ...withProcedimentos(2, type),
  step: 'anexos' as const,
});

/** Opens the dialog of one employee and gives it a file. */
async function attach(canvas: Canvas, button: RegExp, file = FILE): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name: /^Anexar/ });
  await waitFor(() => expect(dialog).toBeVisible());
  await userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type="file"]')!, file);
}

export const Pcd: Story = { tags: ['estados'], parameters: at(atPcd) };
export const RetornoAoTrabalho: Story = {
  tags: ['estados'],
  parameters: at(atAttachments(TIPO_EXAME.RETORNO_AO_TRABALHO)),
};
export const Consulta: Story = { tags: ['estados'], parameters: at(atAttachments(TIPO_EXAME.CONSULTA)) };

/** doc2 §2.5: the hint says which document; decision 39: the registry's mark is corrected, and the step goes on. */
export const LaudoDoPcd: Story = {
  tags: ['interacoes'],
  parameters: at(atPcd),
  play: async ({ canvas }) => {
    await advance();
    await expect((await canvas.findAllByText('Campo obrigatório.'))[0]).toBeInTheDocument();
    const types = canvas.getByRole('radiogroup', { name: /Carlos/ });
    // Also where the report is said to be missing: that is when one wants to know which it is.
    for (const { descricao: name, hint } of PCD_TYPES) {
      await userEvent.click(within(types).getByRole('radio', { name }));
      await expect(types).toHaveAccessibleDescription(hint);
    }
    await userEvent.click(within(types).getByRole('radio', { name: 'Visual' }));
    await attach(canvas, /^Anexar laudo PCD de Carlos/);
    await visible(await canvas.findByText('laudo.pdf'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Anexar/ })).toBeNull());
    await userEvent.click(canvas.getByRole('switch', { name: /Ana Beatriz/ }));
    await expect(canvas.queryByText('audiometria.pdf')).toBeNull();
    await advance();
    await visible(await canvas.findByRole('heading', { name: 'O que cada funcionário vai fazer?' }));
  },
};

/** doc2 §5, §8: the same file is not taken twice, and a large one not at all; both in the specified words. */
export const Repetido: Story = {
  tags: ['interacoes'],
  parameters: at(atAttachments(TIPO_EXAME.CONSULTA)),
  play: async ({ canvas }) => {
    await attach(canvas, /^Anexar (outro )?laudo de Ana/);
    await visible(await canvas.findByText('laudo.pdf'));
    await attach(canvas, /^Anexar (outro )?laudo de Ana/);
    await expect((await screen.findAllByText('Você já carregou este arquivo!'))[0]).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Anexar/ })).toBeNull());
    const large = new File([new Uint8Array(10_485_761)], 'grande.pdf', { type: 'application/pdf' });
    await attach(canvas, /^Anexar (outro )?laudo de Ana/, large);
    await toldInNotice('O arquivo selecionado excede o tamanho de 10 Mb.');
    await expect(
      within(await screen.findByRole('dialog', { name: /^Anexar/ })).getAllByText(
        /O arquivo selecionado excede o tamanho de 10 Mb\./,
      )[0],
    ).toBeInTheDocument();
    // Another file is taken: nothing speaks of the large one any more.
    const dialog = screen.getByRole('dialog', { name: /^Anexar/ });
    const other = new File(['%PDF-1.4'], 'outro.pdf', { type: 'application/pdf' });
    await userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type="file"]')!, other);
    await waitFor(() => expect(screen.queryByText(/excede o tamanho/)).not.toBeInTheDocument());
  },
};

/** A file that did not arrive says so in its dialog, and can be sent again. */
export const EnvioFalhou: Story = {
  tags: ['interacoes'],
  parameters: {
    ...at(atAttachments(TIPO_EXAME.CONSULTA)),
    msw: assistenteResponses([
      simulate(uploadFile, new SimulatedError(503, { message: 'O armazenamento não respondeu.' })),
    ]),
  },
  play: async ({ canvas }) => {
    await attach(canvas, /^Anexar (outro )?laudo de Ana/);
    await expect((await screen.findAllByText(/O armazenamento não respondeu\./))[0]).toBeInTheDocument();
    await visible(screen.getByRole('button', { name: /Tentar novamente/ }));
  },
};

/** Decisions 18 and 50: a draft brings back what the server still keeps, and each file stands with its employee. */
export const RascunhoRecuperado: Story = {
  tags: ['interacoes'],
  parameters: {
    ...at(() => {
      const e = withProcedimentos(1, TIPO_EXAME.CONSULTA);
      return {
        ...e,
        step: 'anexos',
        funcionarios: e.funcionarios.map((f) => ({ ...f, rereadKeys: [KEY] })),
      };
    }),
    msw: assistenteResponses([
      simulate(listOwnUploads, [
        { path: KEY, nomeArquivo: 'laudo.pdf', tamanho: 9, tipo: 'LAUDO', expiraEm: '2026-11-25T13:00:00Z' },
      ]),
    ]),
  },
  play: async ({ canvas }) => visible(await canvas.findByText('laudo.pdf')),
};

const bodies: unknown[] = [];
/** The creation ties the files to each appointment by their keys. */
export const CriadoComAnexos: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    bodies.length = 0;
  },
  parameters: {
    ...at(() =>
      after(complete(1), [
        { type: 'FUNCIONARIO_CHANGED', id: 100, fields: { pcd: true } },
        {
          type: 'ATTACHMENT_ADDED',
          id: 100,
          attachment: { name: 'laudo.pdf', kind: 'LAUDO_PCD', key: KEY, size: 9 },
        },
        {
          type: 'ATTACHMENT_ADDED',
          id: 100,
          attachment: { name: 'exame-anterior.pdf', kind: 'LAUDO', key: OTHER_KEY, size: 9 },
        },
      ]),
    ),
    msw: assistenteResponses([
      simulate(createAgendamentos, ({ body }) => {
        bodies.push(body);
        return [];
      }),
    ]),
  },
  play: async ({ canvas }) => {
    const create = () => canvas.findByRole('button', { name: 'Criar agendamento' });
    await waitFor(async () => expect(await create()).not.toHaveAttribute('aria-disabled'));
    // 'Confira tudo': every file is named before it goes.
    await waitFor(() => expect(canvas.getByText('Laudo: exame-anterior.pdf')).toBeVisible());
    await userEvent.click(await create());
    const reports = [
      { path: KEY, tipo: 'LAUDO_PCD' },
      { path: OTHER_KEY, tipo: 'LAUDO' },
    ];
    await waitFor(() => expect(bodies).toEqual([[expect.objectContaining({ pcd: true, anexos: reports })]]));
  },
};
