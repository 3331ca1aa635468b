import { errorLog, listAttachments, processingRecords, reprocess } from '@apto/api-client';
import { simulate } from '@apto/api-client/msw';
import { ToastRegion } from '@apto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { storyRow } from '../../stories/data.ts';
import { withApp } from '../../stories/decorator.tsx';
import RowAttachments from './RowAttachments.tsx';

const kit = {
  ordem: 1,
  tipo: 'EMAIL',
  operacao: 'Kit ao prestador',
  status: 'FALHA',
  msgErro: 'Prestador sem e-mail ou WhatsApp válido.',
  createdAt: '2026-11-20T14:05:00Z',
} as const;

const meta = {
  title: 'Telas/Agendamentos/Anexos de um agendamento',
  component: RowAttachments,
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion />
      </>
    ),
    withApp,
  ],
  args: { row: storyRow(1), opening: 'ANEXOS', onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    msw: [
      simulate(listAttachments, []),
      simulate(processingRecords, [kit]),
      simulate(errorLog, [
        { mensagem: 'Kit ao prestador: Prestador sem e-mail ou WhatsApp válido.', createdAt: kit.createdAt },
      ]),
      simulate(reprocess, [kit, { ...kit, ordem: 2, status: 'PENDENTE', msgErro: null }]),
    ],
  },
} satisfies Meta<typeof RowAttachments>;
export default meta;
type Story = StoryObj<typeof meta>;

/** doc3 §2.9, §4.4: what failed is said in 'Logs', and done again from there. */
export const OQueFalhou: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Logs' }));
    const processing = await screen.findByRole('list', { name: 'Processamentos' });
    await expect(processing).toHaveTextContent('Kit ao prestador, por e-mail');
    await expect(within(processing).getByText('Falhou')).toBeVisible();
    await expect(screen.getByRole('list', { name: 'Erros' })).toHaveTextContent(
      'Kit ao prestador: Prestador sem e-mail ou WhatsApp válido.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Reprocessar' }));
    await expect(await screen.findByText('O que falhou está sendo feito de novo.')).toBeInTheDocument();
  },
};

/** The buttons of a row are about documents of one kind: they have no logs. */
export const SemAbas: Story = {
  tags: ['interacoes'],
  args: { opening: 'PCD_ATTACHMENT' },
  play: async () => {
    await screen.findByText('Não há anexos para este registro ainda!');
    await expect(screen.queryByRole('tab')).toBeNull();
  },
};
