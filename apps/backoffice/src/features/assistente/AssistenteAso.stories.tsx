import { asoSource, downloadAso, listAsos } from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import { PERMISSION } from '@apto/domain/permissions';
import { NO_PERMISSION_REASON } from '@apto/domain/status';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Assistente } from './Assistente.tsx';
import { withAssistente } from './stories/decorator.tsx';
import { withProcedimentos } from './stories/pedidos.ts';
import { assistenteResponses } from './stories/responses.ts';

const meta = {
  title: 'Telas/Criar agendamento/Baixar ASO',
  component: Assistente,
  tags: ['novo'],
  decorators: [withAssistente],
  parameters: {
    layout: 'fullscreen',
    assistente: { pedido: () => withProcedimentos(2) },
    msw: assistenteResponses(),
  },
} satisfies Meta<typeof Assistente>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const button = (canvas: Canvas) =>
  canvas.findByRole('button', { name: 'Baixar ASO de Ana Beatriz Nogueira' });

/** Waits for what the button waits for, presses it, and gives its dialog. */
async function open(canvas: Canvas) {
  await waitFor(async () => expect(await button(canvas)).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(await button(canvas));
  const dialog = await screen.findByRole('dialog', { name: 'Baixar ASO' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** doc2 §2.6: the files of the employee, newest first; nothing can be brought in or removed. */
export const Lista: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    const files = await dialog.findAllByRole('listitem');
    await expect(files.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('ASO · 10/03/2025'),
      expect.stringContaining('ASO · 01/02/2024'),
    ]);
    await expect(dialog.queryByRole('button', { name: /^Excluir/ })).toBeNull();
    await expect(document.querySelector('[role="dialog"] input[type="file"]')).toBeNull();
  },
};

const saved: string[] = [];
/** One press saves the file that SOC has. */
export const Baixar: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    saved.length = 0;
  },
  parameters: {
    msw: assistenteResponses([
      http.get(`*/api${downloadAso.path}`, ({ request }) => {
        saved.push(new URL(request.url).pathname);
        return new HttpResponse('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
      }),
    ]),
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.click(
      await dialog.findByRole('button', { name: 'Baixar ASO Admissional 2024-02-01.pdf' }),
    );
    await waitFor(() => expect(saved).toEqual(['/api/anexo/FUNCIONARIO_ASO/100/41']));
    await expect(dialog.queryByRole('alert')).toBeNull();
  },
};

export const NenhumAso: Story = {
  tags: ['interacoes'],
  parameters: { msw: assistenteResponses([simulate(listAsos, [])]) },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(await dialog.findByText('O SOC não tem nenhum ASO deste funcionário.')).toBeInTheDocument();
  },
};

export const SocForaDoAr: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: assistenteResponses([
      simulate(listAsos, new SimulatedError(502, { message: 'O SOC não respondeu.' })),
    ]),
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(await dialog.findByText(/O SOC não respondeu\./)).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
  },
};

const WHY = 'Não há integração com o SOC, e só ele guarda os ASOs dos funcionários.';
/** An ASO is never made up: without a SOC the button is off and says why. */
export const SemSoc: Story = {
  tags: ['interacoes'],
  parameters: { msw: assistenteResponses([simulate(asoSource, { motivo: WHY })]) },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await button(canvas)).toHaveAccessibleDescription(WHY));
    await userEvent.click(await button(canvas));
    await expect(screen.queryByRole('dialog', { name: 'Baixar ASO' })).toBeNull();
  },
};

export const SemPermissao: Story = {
  tags: ['interacoes'],
  parameters: {
    assistente: { pedido: () => withProcedimentos(2), permissions: [PERMISSION.AGENDAMENTOS_CRIAR] },
  },
  play: async ({ canvas }) => {
    await expect(await button(canvas)).toHaveAccessibleDescription(NO_PERMISSION_REASON);
  },
};
