import { samplePicture } from '@apto/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { drag, fileOf, paste, scriptedUploads } from '../FileDrop/FileDrop.fixture.ts';
import { pdfBytes } from '../PdfViewer/PdfViewer.fixture.ts';
import { toast, ToastRegion } from '../Toast/index.ts';
import {
  AttachmentsDialog,
  RecordLogs,
  type Attachment,
  type AttachmentsDialogProps,
  type RecordLogsProps,
} from './index.ts';

const picture = samplePicture(320, 200);
const attachments: readonly Attachment[] = [
  { id: 1, nomeArquivo: 'laudo-ana.pdf', tipo: 'LAUDO', createdAt: '2026-11-20T14:05:00Z' },
  { id: 2, nomeArquivo: 'raio-x.png', tipo: 'Outro', url: picture, createdAt: '2026-11-21T11:40:00Z' },
  { id: 3, nomeArquivo: 'planilha.xlsx', tipo: 'Outro', url: '#planilha', createdAt: '2026-11-21T11:41:00Z' },
];
const pdf = new Blob([pdfBytes(['Laudo de Ana Souza']).slice()], { type: 'application/pdf' });
const server = scriptedUploads();

const meta = {
  title: 'Sobreposições/AttachmentsDialog',
  component: AttachmentsDialog<string>,
  tags: ['novo'],
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    description: 'Ana Souza, Periódico',
    attachments,
    upload: server.upload,
    onUploaded: fn(),
    onRetry: fn(),
    loadFile: async (attachment: Attachment) => (attachment.id === 1 ? pdf : (attachment.url ?? '')),
  },
  beforeEach: () => {
    server.reset();
    toast.clear();
    return () => toast.clear();
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion />
      </>
    ),
  ],
} satisfies Meta<typeof AttachmentsDialog<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: 'Anexos' });
const inputOf = (element: HTMLElement): HTMLInputElement => {
  const input = element.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('The dialog has no input of files.');
  return input;
};

export const Padrao: Story = { tags: ['estados'], args: { onDelete: async () => undefined } };

/** doc3 §2.9. */
export const Vazio: Story = {
  tags: ['estados'],
  args: { attachments: [] },
  play: async () => {
    await expect(await screen.findByText('Não há anexos para este registro ainda!')).toBeInTheDocument();
  },
};
export const Carregando: Story = { tags: ['estados'], args: { attachments: [], isLoading: true } };
export const SoLeitura: Story = { tags: ['estados'], args: { upload: undefined } };

/** doc1 §2.5: removal not allowed; the buttons say why. */
export const SemExcluir: Story = {
  tags: ['estados'],
  args: { deleteReason: 'Anexos de um agendamento não são excluídos.' },
  play: async () => {
    const off = await screen.findByRole('button', { name: 'Excluir laudo-ana.pdf' });
    await expect(off).toHaveAttribute('aria-disabled', 'true');
    await expect(off).toHaveAccessibleDescription(/Anexos de um agendamento não são excluídos\./);
  },
};

/** doc3 §8.3: 'Problemas ao listar.', with a retry. */
export const FalhaDaLista: Story = {
  tags: ['interacoes'],
  args: { attachments: [], error: { detail: 'O servidor não respondeu.', requestId: 'req-7f3a' } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(screen.getByText('Problemas ao listar.')).toBeInTheDocument();
  },
};

/** A PDF and a picture are shown in the place of the list; back, the focus is where it was. */
export const Previa: Story = {
  tags: ['interacoes'],
  play: async () => {
    const box = await dialog();
    const name = within(box).getByRole('button', { name: 'laudo-ana.pdf' });
    name.focus();
    await userEvent.keyboard('{Enter}');
    const back = await within(box).findByRole('button', { name: 'Voltar aos anexos' });
    await waitFor(() => expect(back).toHaveFocus());
    // The first PDF of a fresh clone waits for the reader itself, 1.3 MB that nothing has asked for before.
    await expect(
      await within(box).findByText('Laudo de Ana Souza', {}, { timeout: 30_000 }),
    ).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(box).getByRole('button', { name: 'laudo-ana.pdf' })).toHaveFocus());
    await userEvent.click(within(box).getByRole('button', { name: 'raio-x.png' }));
    await expect(await within(box).findByRole('img', { name: 'raio-x.png' })).toBeInTheDocument();
    await expect(within(box).queryByRole('button', { name: 'planilha.xlsx' })).not.toBeInTheDocument();
  },
};

function Kept(props: AttachmentsDialogProps<string>) {
  const [rows, setRows] = useState(props.attachments);
  return (
    <AttachmentsDialog
      {...props}
      attachments={rows}
      onUploaded={(file) =>
        setRows([...rows, { id: rows.length + 10, nomeArquivo: file.name, tipo: 'Outro' }])
      }
      onDelete={async (attachment) => {
        if (attachment.id === 3) throw new Error('Registro em uso.');
        setRows(rows.filter((row) => row.id !== attachment.id));
      }}
    />
  );
}

/** Attached: 'Arquivo carregado com sucesso', and the file is in the list. A pasted one too; twice the same is refused. */
export const Anexa: Story = {
  tags: ['interacoes'],
  render: (args) => <Kept {...args} />,
  play: async () => {
    const box = await dialog();
    await userEvent.upload(inputOf(box), fileOf('comprovante.pdf'));
    await waitFor(() => expect(server.has('comprovante.pdf')).toBe(true));
    server.of('comprovante.pdf').resolve('/1');
    await expect(await screen.findByText('Arquivo carregado com sucesso')).toBeInTheDocument();
    await waitFor(() =>
      expect(within(box).getByRole('list', { name: 'Anexos deste registro' })).toHaveTextContent(
        'comprovante.pdf',
      ),
    );
    paste(document.body, fileOf('image.png', 10, 'image/png'));
    await waitFor(() => expect(server.has('imagem-colada-1.png')).toBe(true));
    await userEvent.upload(inputOf(box), fileOf('comprovante.pdf'));
    await waitFor(() =>
      expect(within(box).getByRole('alert')).toHaveTextContent('Você já carregou este arquivo!'),
    );
  },
};

/** doc3 §5.3, doc1 §5: what is refused is said in the specified words, in a notice and beside its file. */
export const Recusa: Story = {
  tags: ['interacoes'],
  args: { attachments: [] },
  play: async () => {
    const box = await dialog();
    drag(document.body, 'dragenter', fileOf('a.pdf'));
    await expect(await within(box).findByText('Solte para anexar')).toBeInTheDocument();
    drag(document.body, 'drop', fileOf('a.pdf', 10_485_761), fileOf('b.pdf', 10_485_761));
    const reason = 'O arquivo selecionado excede o tamanho de 10 Mb.';
    await waitFor(() => expect(within(box).getByRole('alert')).toHaveTextContent(`a.pdf: ${reason}`));
    await expect(within(box).getByRole('alert')).toHaveTextContent(`b.pdf: ${reason}`);
    const notices = await screen.findByRole('region', { name: '1 aviso' });
    await expect(notices).toHaveTextContent(reason);
    await expect(notices).toHaveTextContent('a.pdf, b.pdf');
    await expect(within(box).queryByText('Solte para anexar')).not.toBeInTheDocument();
  },
};

/** doc3 §5.3: one attachment and no more. */
export const SoUm: Story = {
  tags: ['interacoes'],
  args: { isSingle: true, attachments: attachments.slice(0, 1) },
  play: async () => {
    const box = await dialog();
    await userEvent.upload(inputOf(box), fileOf('outro.pdf'));
    await waitFor(() =>
      expect(within(box).getByRole('alert')).toHaveTextContent('Você não pode anexar mais de um arquivo!'),
    );
    await expect(server.has('outro.pdf')).toBe(false);
  },
};

/** Several at once: one notice when all have come to rest, and each failure beside its file. */
export const Varios: Story = {
  tags: ['interacoes'],
  render: (args) => <Kept {...args} />,
  play: async () => {
    const box = await dialog();
    drag(document.body, 'drop', fileOf('a.pdf'), fileOf('b.pdf'), fileOf('c.pdf'));
    await waitFor(() => expect(server.has('b.pdf')).toBe(true));
    server.of('a.pdf').resolve('/a');
    await waitFor(() => expect(server.has('c.pdf')).toBe(true));
    server.of('b.pdf').resolve('/b');
    await expect(screen.queryByRole('region', { name: /aviso/ })).not.toBeInTheDocument();
    server.of('c.pdf').reject(new Error('Sem conexão.'));
    await expect(await screen.findByText('2 arquivos carregados com sucesso')).toBeInTheDocument();
    await expect(screen.getByText('a.pdf, b.pdf')).toBeInTheDocument();
    await expect(screen.getByText('c.pdf: Sem conexão.')).toBeInTheDocument();
    await expect(within(box).getByText('Sem conexão.')).toBeInTheDocument();
  },
};

/** By keyboard alone: attach, cancel, try again, look, come back, remove; the focus is never lost. */
export const Teclado: Story = {
  tags: ['interacoes'],
  args: { attachments: attachments.slice(1, 2) },
  render: (args) => <Kept {...args} />,
  play: async () => {
    const box = await dialog();
    await waitFor(() => expect(box.contains(document.activeElement)).toBe(true));
    await userEvent.tab();
    await expect(within(box).getByRole('button', { name: 'Fechar' })).toHaveFocus();
    await userEvent.tab();
    const choose = within(box).getByRole('button', { name: 'Escolher arquivos' });
    await expect(choose).toHaveFocus();
    // The chooser is the browser's own; what it gives comes back here.
    await userEvent.upload(inputOf(box), fileOf('comprovante.pdf'));
    await waitFor(() => expect(server.has('comprovante.pdf')).toBe(true));
    choose.focus();
    await userEvent.tab();
    await expect(
      within(box).getByRole('button', { name: 'Cancelar o envio de comprovante.pdf' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const again = await within(box).findByRole('button', {
      name: 'Tentar novamente o envio de comprovante.pdf',
    });
    await waitFor(() => expect(again).toHaveFocus());
    server.reset();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(server.has('comprovante.pdf')).toBe(true));
    await waitFor(() => expect(box.contains(document.activeElement)).toBe(true));
    server.of('comprovante.pdf').resolve('/1');
    const rows = within(box).getByRole('list', { name: 'Anexos deste registro' });
    await waitFor(() => expect(rows).toHaveTextContent('comprovante.pdf'));

    within(box).getByRole('button', { name: 'raio-x.png' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(box).getByRole('button', { name: 'Voltar aos anexos' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(box).getByRole('button', { name: 'raio-x.png' })).toHaveFocus());
    await userEvent.tab();
    await expect(within(box).getByRole('link', { name: 'Baixar raio-x.png' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Excluir raio-x.png?' });
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(within(box).queryByText('raio-x.png')).not.toBeInTheDocument());
    await waitFor(() =>
      expect(within(box).getByRole('list', { name: 'Anexos deste registro' })).toHaveFocus(),
    );
  },
};

/** A picture that cannot be shown says so, with a way to try again. */
export const ImagemDanificada: Story = {
  tags: ['interacoes'],
  args: {
    attachments: [{ id: 9, nomeArquivo: 'foto.png', url: 'data:image/png;base64,AAAA' }],
    loadFile: undefined,
  },
  play: async () => {
    const box = await dialog();
    await userEvent.click(within(box).getByRole('button', { name: 'foto.png' }));
    await expect(
      await within(box).findByText('A imagem está danificada ou não pôde ser lida.'),
    ).toBeInTheDocument();
    await expect(within(box).getByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
  },
};

/** A failure stays beside its file and can be tried again. */
export const FalhaDoEnvio: Story = {
  tags: ['interacoes'],
  render: (args) => <Kept {...args} />,
  play: async () => {
    const box = await dialog();
    await userEvent.upload(inputOf(box), fileOf('comprovante.pdf'));
    await waitFor(() => expect(server.has('comprovante.pdf')).toBe(true));
    server.of('comprovante.pdf').reject(new Error('Sem conexão.'));
    await expect(await within(box).findByText('Sem conexão.')).toBeInTheDocument();
    await expect(await screen.findByText('Problemas ao carregar o arquivo')).toBeInTheDocument();
    await userEvent.click(
      within(box).getByRole('button', { name: 'Tentar novamente o envio de comprovante.pdf' }),
    );
    server.of('comprovante.pdf').resolve('/1');
    await waitFor(() =>
      expect(within(box).getByRole('list', { name: 'Anexos deste registro' })).toHaveTextContent(
        'comprovante.pdf',
      ),
    );
  },
};

/** A file behind the session is fetched when it is asked for, and saved under its own name. */
export const BaixaDaSessao: Story = {
  tags: ['interacoes'],
  play: async () => {
    const box = await dialog();
    const saved: string[] = [];
    const revoked = spyOn(URL, 'revokeObjectURL');
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.download} ${this.protocol}`);
    });
    await userEvent.click(within(box).getByRole('button', { name: 'Baixar laudo-ana.pdf' }));
    await waitFor(() => expect(saved).toEqual(['laudo-ana.pdf blob:']));
    // Safari and Firefox read the address after the click.
    await expect(revoked).not.toHaveBeenCalled();
    revoked.mockRestore();
    click.mockRestore();
  },
};

const waitsForEver = fn(async (_attachment: Attachment, signal?: AbortSignal) => {
  await new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()));
  return pdf;
});

/** Closed while a file is fetched to be saved: the fetch is given up, and nothing is saved any more. */
export const FechaEnquantoBaixa: Story = {
  tags: ['interacoes'],
  args: { loadFile: waitsForEver },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(true);
    return <AttachmentsDialog {...args} isOpen={isOpen} onOpenChange={setOpen} />;
  },
  play: async () => {
    waitsForEver.mockClear();
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const box = await dialog();
    await userEvent.click(within(box).getByRole('button', { name: 'Baixar laudo-ana.pdf' }));
    await waitFor(() => expect(waitsForEver).toHaveBeenCalledOnce());
    await userEvent.click(within(box).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(waitsForEver.mock.calls[0]?.[1]?.aborted).toBe(true);
    await expect(click).not.toHaveBeenCalled();
    click.mockRestore();
  },
};

/** A file at another origin leaves the app where it is. */
export const EmOutroEndereco: Story = {
  tags: ['interacoes'],
  args: {
    attachments: [{ id: 7, nomeArquivo: 'exame.xlsx', url: 'https://arquivos.exemplo.com/exame.xlsx' }],
    loadFile: undefined,
  },
  play: async () => {
    const link = within(await dialog()).getByRole('link', { name: 'Baixar exame.xlsx' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
};

/** Removing asks first, says what failed, and otherwise 'Anexo excluído com sucesso!'. */
export const Exclui: Story = {
  tags: ['interacoes'],
  render: (args) => <Kept {...args} />,
  play: async () => {
    const box = await dialog();
    await userEvent.click(within(box).getByRole('button', { name: 'Excluir planilha.xlsx' }));
    const question = await screen.findByRole('dialog', { name: 'Excluir planilha.xlsx?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Excluir' }));
    await expect(
      await within(question).findByText('Erro ao excluir o anexo! Registro em uso.'),
    ).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await userEvent.click(within(box).getByRole('button', { name: 'Excluir raio-x.png' }));
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Excluir raio-x.png?' })).getByRole('button', {
        name: 'Excluir',
      }),
    );
    await expect(await screen.findByText('Anexo excluído com sucesso!')).toBeInTheDocument();
    await expect(within(box).queryByText('raio-x.png')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Excluir raio-x.png?' })).not.toBeInTheDocument(),
    );
    await waitFor(() =>
      expect(within(box).getByRole('list', { name: 'Anexos deste registro' })).toHaveFocus(),
    );
  },
};

/** Leaving while files are on their way asks; going on leaves them alone. */
export const SaiComEnvio: Story = {
  tags: ['interacoes'],
  play: async ({ args }) => {
    const box = await dialog();
    await userEvent.upload(inputOf(box), fileOf('comprovante.pdf'));
    await waitFor(() => expect(server.has('comprovante.pdf')).toBe(true));
    const sent = server.of('comprovante.pdf');
    await userEvent.click(within(box).getByRole('button', { name: 'Fechar' }));
    const question = await screen.findByRole('dialog', { name: 'Cancelar os envios em andamento?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Continuar enviando' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(sent.signal.aborted).toBe(false);
    await userEvent.click(within(box).getByRole('button', { name: 'Fechar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar envios' }));
    await waitFor(() => expect(sent.signal.aborted).toBe(true));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() =>
      expect(
        screen.queryByRole('dialog', { name: 'Cancelar os envios em andamento?' }),
      ).not.toBeInTheDocument(),
    );
  },
};

const RECORDS = [
  { name: 'Ana Souza', send: scriptedUploads() },
  { name: 'Bruno Lima', send: scriptedUploads() },
] as const;

/** One instance for every row, as a list of records has it. */
function ByRecord(props: AttachmentsDialogProps<string>) {
  const [open, setOpen] = useState<number | null>(null);
  const [last, setLast] = useState(0);
  return (
    <>
      {RECORDS.map(({ name }, index) => (
        <button
          key={name}
          type="button"
          onClick={() => {
            setOpen(index);
            setLast(index);
          }}
        >
          Anexos de {name}
        </button>
      ))}
      <AttachmentsDialog
        {...props}
        isOpen={open !== null}
        onOpenChange={() => setOpen(null)}
        description={RECORDS[last]?.name}
        attachments={[]}
        upload={(...file) => (RECORDS[last] ?? RECORDS[0]).send.upload(...file)}
      />
    </>
  );
}

/** What failed at one record is neither shown at the next one nor sent there. */
export const FalhaNaoPassaAoRegistroSeguinte: Story = {
  tags: ['interacoes'],
  render: (args) => <ByRecord {...args} />,
  play: async ({ canvas }) => {
    for (const { send } of RECORDS) send.reset();
    const [ana, bruno] = RECORDS;
    const ofAna = canvas.getByRole('button', { name: 'Anexos de Ana Souza' });
    const ofBruno = canvas.getByRole('button', { name: 'Anexos de Bruno Lima' });
    await userEvent.click(ofAna);
    const box = await dialog();
    drag(document.body, 'drop', fileOf('exame-ana.pdf'), fileOf('laudo-ana.pdf'));
    await waitFor(() => expect(ana.send.has('laudo-ana.pdf')).toBe(true));
    ana.send.of('exame-ana.pdf').reject(new Error('Sem conexão.'));
    await expect(await within(box).findByText('Sem conexão.')).toBeInTheDocument();
    const again = { name: 'Tentar novamente o envio de exame-ana.pdf' };
    await expect(within(box).getByRole('button', again)).toBeInTheDocument();
    await userEvent.click(within(box).getByRole('button', { name: 'Fechar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar envios' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await userEvent.click(ofBruno);
    const next = await dialog();
    await expect(next).toHaveAccessibleDescription('Bruno Lima');
    await expect(within(next).queryByText(/ana\.pdf/)).not.toBeInTheDocument();
    await expect(within(next).queryByRole('button', again)).not.toBeInTheDocument();
    drag(document.body, 'drop', fileOf('exame-bruno.pdf'));
    await waitFor(() => expect(bruno.send.has('exame-bruno.pdf')).toBe(true));
    await expect(bruno.send.has('exame-ana.pdf')).toBe(false);
    bruno.send.of('exame-bruno.pdf').resolve('/1');
    await expect(await screen.findByText('Arquivo carregado com sucesso')).toBeInTheDocument();
  },
};

export const Galeria: Story = { tags: ['galeria'], args: { onDelete: async () => undefined } };

const logs = (props: Partial<RecordLogsProps> = {}) => (
  <RecordLogs
    processing={[
      {
        ordem: 1,
        operacao: 'Kit ao prestador, por e-mail',
        status: 'Entregue',
        tone: 'success',
        createdAt: '2026-11-20T14:05:00Z',
      },
      {
        ordem: 2,
        operacao: 'Kit ao solicitante, por WhatsApp',
        status: 'Falhou',
        tone: 'danger',
        msgErro: 'O provedor não respondeu.',
        createdAt: '2026-11-20T14:06:00Z',
      },
    ]}
    errors={[
      { mensagem: 'Kit ao solicitante: O provedor não respondeu.', createdAt: '2026-11-20T14:23:00Z' },
    ]}
    {...props}
  />
);
const openLogs = async () => userEvent.click(await screen.findByRole('tab', { name: 'Logs' }));

/** doc3 §2.9, §4.4: what was processed, and what failed of it. */
export const Processamentos: Story = {
  tags: ['estados'],
  args: { logs: logs({ onReprocess: async () => undefined }) },
  play: async () => {
    await expect(await screen.findByRole('tab', { name: 'Anexos', selected: true })).toBeInTheDocument();
    await openLogs();
    const list = await screen.findByRole('list', { name: 'Processamentos' });
    await expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Kit ao prestador, por e-mailEntregue1º · 20/11/2026 11:05',
      'Kit ao solicitante, por WhatsAppFalhou2º · 20/11/2026 11:06O provedor não respondeu.',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Reprocessar' }));
    await expect(await screen.findByText('O que falhou está sendo feito de novo.')).toBeInTheDocument();
  },
};

/** doc3 §2.9. */
export const SemProcessamentos: Story = {
  tags: ['estados'],
  args: { logs: logs({ processing: [], errors: [] }) },
  play: async () => {
    await openLogs();
    await waitFor(() => expect(screen.getByText('Não há logs para este registro ainda!')).toBeVisible());
  },
};

/** doc3 §8.3: 'Problemas ao listar.', of logs too. */
export const ProcessamentosNaoVieram: Story = {
  tags: ['interacoes'],
  args: { logs: logs({ error: { detail: 'O servidor não respondeu.' }, onRetry: fn() }) },
  play: async () => {
    await openLogs();
    await waitFor(() => expect(screen.getByText('Problemas ao listar.')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
};

/** doc3 §8.3: 'Erro ao reprocessar: {message}'. */
export const ReprocessarFalha: Story = {
  tags: ['interacoes'],
  args: {
    logs: logs({ onReprocess: () => Promise.reject(new Error('Nada falhou que possa ser reprocessado.')) }),
  },
  play: async () => {
    await openLogs();
    await userEvent.click(await screen.findByRole('button', { name: 'Reprocessar' }));
    const told = await screen.findByText('Erro ao reprocessar: Nada falhou que possa ser reprocessado.');
    await expect(told).toBeInTheDocument();
  },
};
