import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FileDrop, type FileDropProps } from './index.ts';
import { drag, dropFolder, fileOf, paste, scriptedUploads } from './FileDrop.fixture.ts';

const server = scriptedUploads();
const onUploaded = fn();

const meta = {
  title: 'Formulários/FileDrop',
  component: FileDrop<string>,
  tags: ['novo'],
  args: { label: 'Laudo', onFiles: fn(), onRefused: fn() },
  beforeEach: () => {
    server.reset();
    onUploaded.mockClear();
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileDrop<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

const inputOf = (canvasElement: HTMLElement): HTMLInputElement => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('The field has no input of files.');
  return input;
};
const zoneOf = (canvasElement: HTMLElement): HTMLElement => {
  const zone = within(canvasElement).getByRole('button', { name: /Escolher arquivo/ }).parentElement
    ?.parentElement;
  if (!zone) throw new Error('The field has no zone.');
  return zone;
};

export const Vazio: Story = { tags: ['estados'] };
export const UmArquivo: Story = {
  tags: ['estados'],
  args: { isSingle: true, accept: ['.pdf', 'image/*'], isRequired: true },
};
/** What is accepted is a sentence of its own. */
export const SoImagens: Story = {
  tags: ['estados'],
  args: { accept: ['image/*'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Imagens\. /)).toBeVisible();
  },
};
export const ComErro: Story = { tags: ['estados'], args: { errorMessage: 'Campo obrigatório.' } };
export const Indisponivel: Story = {
  tags: ['estados'],
  args: { disabledReason: 'O agendamento já foi concluído.' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Escolher arquivos' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/O agendamento já foi concluído\./);
  },
};

/** The group has the label; its button opens the chooser, and what is chosen is handed over. */
export const Escolhe: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('group', { name: 'Laudo' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Escolher arquivos' })).toHaveFocus();
    await userEvent.upload(inputOf(canvasElement), [fileOf('a.pdf'), fileOf('b.pdf')]);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledOnce());
    await expect(args.onRefused).not.toHaveBeenCalled();
  },
};

/** doc1 §5, doc2 §5: too large and twice the same; each reason stands beside its file, and is announced. */
export const Recusa: Story = {
  tags: ['interacoes'],
  args: { known: [{ nomeArquivo: 'laudo.pdf' }] },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.upload(inputOf(canvasElement), [
      fileOf('raio-x.pdf', 10_485_761),
      fileOf('laudo.pdf'),
      fileOf('novo.pdf'),
    ]);
    const alert = await waitFor(() => {
      const found = canvas.getByRole('alert');
      if (found.textContent === '') throw new Error('nothing said yet');
      return found;
    });
    await expect(alert).toHaveTextContent('2 arquivos não foram anexados');
    await expect(alert).toHaveTextContent('raio-x.pdf: O arquivo selecionado excede o tamanho de 10 Mb.');
    await expect(alert).toHaveTextContent('laudo.pdf: Você já carregou este arquivo!');
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'novo.pdf' })]);
    await userEvent.click(within(alert).getByRole('button'));
    await expect(alert).toBeEmptyDOMElement();
  },
};

/** Each kind of rule has its reason; a reason stays while others come, and goes when its file is taken after all. */
export const MotivosFicam: Story = {
  tags: ['interacoes'],
  args: { accept: ['.pdf', '.png'] },
  play: async ({ canvas, canvasElement, args }) => {
    const zone = zoneOf(canvasElement);
    drag(zone, 'drop', fileOf('nota.txt', 10, 'text/plain'));
    const alert = canvas.getByRole('alert');
    await waitFor(() =>
      expect(alert).toHaveTextContent('nota.txt: Este tipo de arquivo não é aceito. Use PDF ou PNG.'),
    );
    drag(zone, 'drop', fileOf('laudo.pdf', 0));
    await waitFor(() => expect(alert).toHaveTextContent('laudo.pdf: O arquivo está vazio.'));
    await expect(alert).toHaveTextContent('2 arquivos não foram anexados');
    drag(zone, 'drop', fileOf('laudo.pdf'));
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledOnce());
    await expect(alert).toHaveTextContent('Um arquivo não foi anexado');
    await expect(alert).not.toHaveTextContent('laudo.pdf');
    await expect(alert).toHaveTextContent('nota.txt');
  },
};

/** A dropped folder gives the files in it and in the folders in it; what cannot be read is named. */
export const Pasta: Story = {
  tags: ['interacoes'],
  args: { allowsFolder: true },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('button', { name: 'Escolher pasta' })).toBeVisible();
    const folder = canvasElement.querySelector('input[type="file"][webkitdirectory]');
    await expect(folder).toBeInTheDocument();
    dropFolder(zoneOf(canvasElement), 'exames', {
      'a.pdf': fileOf('a.pdf'),
      2026: { 'b.pdf': fileOf('b.pdf') },
      'preso.pdf': null,
    });
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledOnce());
    await expect(args.onFiles).toHaveBeenCalledWith(
      expect.arrayContaining([
        expect.objectContaining({ name: 'a.pdf' }),
        expect.objectContaining({ name: 'b.pdf' }),
      ]),
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent('preso.pdf: Não foi possível ler o arquivo.');
  },
};

/** Answers '(pointer: coarse)' as a phone does, until the returned function is called. */
function pretendFinger(): () => void {
  const asked = window.matchMedia.bind(window);
  window.matchMedia = (query) => asked(query === '(pointer: coarse)' ? 'all' : query);
  return () => {
    window.matchMedia = asked;
  };
}

/** A mouse has no camera: there is one way to choose, and one input. */
export const SemCamera: Story = {
  tags: ['interacoes'],
  args: { accept: ['.pdf', 'image/*'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('input[type="file"]')).toHaveLength(1);
  },
};

/** Under a finger the camera is offered where pictures are accepted: it asks the back one for a picture. */
export const Camera: Story = {
  tags: ['interacoes'],
  args: { accept: ['.pdf', 'image/*'] },
  beforeEach: () => pretendFinger(),
  play: async ({ canvasElement, args }) => {
    const camera = canvasElement.querySelector<HTMLInputElement>('input[type="file"][capture]');
    await expect(camera).toHaveAttribute('capture', 'environment');
    await expect(camera).toHaveAttribute('accept', 'image/*');
    if (camera) await userEvent.upload(camera, fileOf('foto.jpg', 10, 'image/jpeg'));
    await waitFor(() =>
      expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'foto.jpg' })]),
    );
  },
};

/** Several dropped in one-file mode: the first is taken, each other says why not. */
export const SoUmDeVarios: Story = {
  tags: ['interacoes'],
  args: { isSingle: true },
  play: async ({ canvas, canvasElement, args }) => {
    drag(zoneOf(canvasElement), 'drop', fileOf('a.pdf'), fileOf('b.pdf'), fileOf('c.pdf'));
    await waitFor(() =>
      expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'a.pdf' })]),
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'b.pdf: Você não pode anexar mais de um arquivo!',
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'c.pdf: Você não pode anexar mais de um arquivo!',
    );
  },
};

/** doc3 §5.3: in one-file mode a second one is refused. */
export const SoUm: Story = {
  tags: ['interacoes'],
  args: { isSingle: true, known: [{ nomeArquivo: 'a.pdf' }] },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.upload(inputOf(canvasElement), fileOf('b.pdf'));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Você não pode anexar mais de um arquivo!'),
    );
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

/** Dropping; while files are over the zone it says so. */
export const Solta: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, canvasElement, args }) => {
    const zone = zoneOf(canvasElement);
    const photo = fileOf('foto.png', 10, 'image/png');
    drag(zone, 'dragenter', photo);
    await waitFor(() => expect(canvas.getByText('Solte para anexar')).toBeVisible());
    drag(zone, 'dragover', photo);
    drag(zone, 'drop', photo);
    await waitFor(() =>
      expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'foto.png' })]),
    );
    await expect(canvas.queryByText('Solte para anexar')).not.toBeInTheDocument();
  },
};

/** Pasting a picture: it gets a name that is free. A pasted text is none of its business. */
export const Cola: Story = {
  tags: ['interacoes'],
  args: { known: [{ nomeArquivo: 'imagem-colada-1.png' }] },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Escolher arquivos' });
    button.focus();
    paste(button, 'Ana');
    paste(button, fileOf('image.png', 10, 'image/png'));
    await waitFor(() =>
      expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'imagem-colada-2.png' })]),
    );
    await expect(args.onFiles).toHaveBeenCalledOnce();
  },
};

/** Two at once; progress; a failure tries again; a cancel aborts; the end is announced once. */
export const Envia: Story = {
  tags: ['interacoes'],
  args: { upload: server.upload, onUploaded },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(
      inputOf(canvasElement),
      ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => fileOf(name)),
    );
    await waitFor(() => expect(server.has('b.pdf')).toBe(true));
    await expect(server.has('c.pdf')).toBe(false);
    server.of('a.pdf').progress(0.5);
    const bar = await canvas.findByRole('progressbar', { name: 'Enviando a.pdf' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '50'));

    server.of('b.pdf').reject(new Error('Sem conexão.'));
    await expect(await canvas.findByText('Sem conexão.')).toBeVisible();
    await waitFor(() => expect(server.has('c.pdf')).toBe(true));
    const third = server.of('c.pdf');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar o envio de c.pdf' }));
    await expect(third.signal.aborted).toBe(true);
    await expect(await canvas.findByText('Envio cancelado')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente o envio de b.pdf' }));
    server.of('a.pdf').resolve('/a');
    await waitFor(() =>
      expect(onUploaded).toHaveBeenCalledWith(expect.objectContaining({ name: 'a.pdf' }), '/a'),
    );
    server.of('b.pdf').resolve('/b');
    await waitFor(() => expect(onUploaded).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 arquivos enviados'), {
      timeout: 5000,
    });
    await expect(canvas.getAllByText('Enviado')).toHaveLength(2);
  },
};

/** What was refused for what it is offers no second try, and makes room for the next choice. */
export const RecusadoPeloServidor: Story = {
  tags: ['interacoes'],
  args: { upload: server.upload, isSingle: true, accept: ['.pdf'] },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.upload(inputOf(canvasElement), fileOf('a.pdf'));
    await waitFor(() => expect(server.has('a.pdf')).toBe(true));
    const refusal = Object.assign(new Error('Isto não é um PDF.'), { isRefusal: true });
    server.of('a.pdf').reject(refusal);
    await expect(await canvas.findByText('Isto não é um PDF.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Tentar novamente/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Tirar a.pdf da lista' })).toBeVisible();

    drag(zoneOf(canvasElement), 'drop', fileOf('nota.txt', 10, 'text/plain'));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('nota.txt'));
    await userEvent.upload(inputOf(canvasElement), fileOf('b.pdf'));
    await waitFor(() => expect(server.has('b.pdf')).toBe(true));
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(canvas.queryByText('a.pdf')).toBeNull();
    await expect(args.onRefused).toHaveBeenCalledOnce();
  },
};

/** In a dialog, which is narrow on a wide screen too, what went wrong has the room; the button keeps its name. */
export const ListaEstreita: Story = {
  tags: ['interacoes'],
  args: { upload: server.upload },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(inputOf(canvasElement), fileOf('laudo.pdf'));
    await waitFor(() => expect(server.has('laudo.pdf')).toBe(true));
    server.of('laudo.pdf').reject(new Error('Sem conexão.'));
    const again = await canvas.findByRole('button', { name: 'Tentar novamente o envio de laudo.pdf' });
    await expect(again.getBoundingClientRect().width).toBeLessThan(60);
  },
};

/** A hundred steps of progress are a few sentences: quarters of the whole, and the end. */
export const AnunciaDevagar: Story = {
  tags: ['interacoes'],
  args: { upload: server.upload },
  play: async ({ canvas, canvasElement }) => {
    const said: string[] = [];
    const status = canvas.getByRole('status');
    const observer = new MutationObserver(() => said.push(status.textContent ?? ''));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    await userEvent.upload(inputOf(canvasElement), fileOf('a.pdf'));
    await waitFor(() => expect(server.has('a.pdf')).toBe(true));
    for (let step = 1; step <= 100; step += 1) server.of('a.pdf').progress(step / 100);
    server.of('a.pdf').resolve('/a');
    await waitFor(() => expect(status).toHaveTextContent('1 arquivo enviado'), { timeout: 5000 });
    observer.disconnect();
    await expect(said.length).toBeLessThanOrEqual(6);
  },
};

/** From two on: all that failed again at once, and all under way canceled at once. */
export const TodosDeUmaVez: Story = {
  tags: ['interacoes'],
  args: { upload: server.upload },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(
      inputOf(canvasElement),
      ['a.pdf', 'b.pdf'].map((name) => fileOf(name)),
    );
    await waitFor(() => expect(server.has('b.pdf')).toBe(true));
    server.of('a.pdf').reject(new Error('Sem conexão.'));
    server.of('b.pdf').reject(new Error('Sem conexão.'));
    const again = await canvas.findByRole('button', { name: 'Tentar todos novamente' });
    server.reset();
    again.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(server.has('a.pdf') && server.has('b.pdf')).toBe(true));
    const sent = [server.of('a.pdf'), server.of('b.pdf')];
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar todos' }));
    await waitFor(() => expect(sent.every(({ signal }) => signal.aborted)).toBe(true));
    await expect(await canvas.findAllByText('Envio cancelado')).toHaveLength(2);
    await waitFor(() =>
      expect(canvas.getByRole('list', { name: 'Arquivos em envio' })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
  },
};

/** Taking a file out of the list moves the focus on, not to the start of the page. */
export const TecladoNaFila: Story = {
  tags: ['interacoes'],
  args: { upload: server.upload },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(
      inputOf(canvasElement),
      ['a.pdf', 'b.pdf'].map((name) => fileOf(name)),
    );
    await waitFor(() => expect(server.has('b.pdf')).toBe(true));
    server.of('a.pdf').resolve('/a');
    server.of('b.pdf').resolve('/b');
    const first = await canvas.findByRole('button', { name: 'Tirar a.pdf da lista' });
    first.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Tirar b.pdf da lista' })).toHaveFocus());
  },
};

const [ofAna, ofBruno] = [scriptedUploads(), scriptedUploads()];

function DataRecord(props: FileDropProps<string>) {
  const [isBruno, setBruno] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setBruno(true)}>
        Próximo registro
      </button>
      <FileDrop {...props} upload={isBruno ? ofBruno.upload : ofAna.upload} />
    </>
  );
}

/** A file goes where it was added for, also when it is tried again with another record in sight. */
export const TentaNoRegistroEmQueEntrou: Story = {
  tags: ['interacoes'],
  render: (args) => <DataRecord {...args} />,
  play: async ({ canvas, canvasElement }) => {
    for (const each of [ofAna, ofBruno]) each.reset();
    await userEvent.upload(inputOf(canvasElement), fileOf('exame.pdf'));
    await waitFor(() => expect(ofAna.has('exame.pdf')).toBe(true));
    ofAna.of('exame.pdf').reject(new Error('Sem conexão.'));
    const again = await canvas.findByRole('button', { name: 'Tentar novamente o envio de exame.pdf' });
    ofAna.reset();
    await userEvent.click(canvas.getByRole('button', { name: 'Próximo registro' }));
    await userEvent.click(again);
    await waitFor(() => expect(ofAna.has('exame.pdf')).toBe(true));
    await expect(ofBruno.has('exame.pdf')).toBe(false);
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <FileDrop {...args} description="PDF assinado pelo médico." />
      <FileDrop {...args} label="Comprovante" isSingle isRequired accept={['.pdf', 'image/*']} />
      <FileDrop {...args} label="Laudo PCD" errorMessage="Campo obrigatório." />
      <FileDrop {...args} label="Anexo" disabledReason="O agendamento já foi concluído." />
    </div>
  ),
};
