import { uploadFile } from '@apto/api-client';
import { simulate } from '@apto/api-client/msw';
import { EVERY_PERMISSION, registryOf } from '@apto/domain/registry';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storySession } from '../../shared/stories/data.ts';
import { withApp } from '../../shared/stories/decorator.tsx';
import { RecordPage } from './RecordPage.tsx';

const LOADS = { timeout: 10_000 };

const meta = {
  title: 'Telas/Cadastros/Assinatura',
  component: RecordPage,
  tags: ['novo'],
  args: { registry: registryOf('medic')!, id: null },
  parameters: {
    layout: 'fullscreen',
    app: { session: storySession(EVERY_PERMISSION), address: '/medic/new' },
    msw: [
      simulate(uploadFile, {
        path: 'a'.repeat(43),
        nomeArquivo: 'assinatura.png',
        tamanho: 900,
        tipoConteudo: 'image/png',
        expiraEm: '2026-11-24T13:00:00.000Z',
      }),
    ],
  },
  decorators: [withApp],
} satisfies Meta<typeof RecordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A physician signs on the screen, with a keyboard too; what comes of it is a file like any other. */
export const Assinatura: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assinar na tela' }, LOADS));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assinatura' }, LOADS));
    await expect(dialog.getByRole('button', { name: 'Usar esta assinatura' })).toHaveAccessibleDescription(
      'Assine antes.',
    );
    await userEvent.click(dialog.getByRole('radio', { name: 'Digitar o nome' }));
    await userEvent.type(dialog.getByRole('textbox'), 'Helena Prado');
    await userEvent.click(dialog.getByRole('button', { name: 'Usar esta assinatura' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LOADS);
    await expect(await canvas.findByText('assinatura.png', {}, LOADS)).toBeVisible();
    // What is not required may be left out again.
    await userEvent.click(canvas.getByRole('button', { name: 'Remover assinatura.png' }));
    await expect(canvas.queryByText('assinatura.png')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Abrir' })).toBeNull();
  },
};
