import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/general/Button/index.ts';
import { EmptyState } from '../../components/general/EmptyState/index.ts';
import { InlineAlert } from '../../components/general/InlineAlert/index.ts';
import { Stack } from '../../components/general/Stack/index.ts';
import { StatusTag } from '../../components/field/StatusTag/index.ts';
import { TextField } from '../../components/general/TextField/index.ts';

const meta = { title: 'Fundamentos/Voz e textos', tags: ['estavel'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** What happened, and what to do. No blame, no apology, no exclamation. */
export const OQueHouveEOQueFazer: Story = {
  tags: ['interacoes'],
  render: () => (
    <Stack gap="x6">
      <TextField label="CPF" defaultValue="111.111.111-11" errorMessage="Digite um CPF válido." width="md" />
      <InlineAlert
        tone="danger"
        title="Não foi possível enviar o convite"
        action={<Button size="small">Tentar novamente</Button>}
      >
        O e-mail da Ana não existe mais. Confira o endereço e envie de novo.
      </InlineAlert>
      <StatusTag tone="warning" icon="stethoscope" note="da clínica, desde 12/11/2026">
        Aguardando Confirmação do Prestador
      </StatusTag>
      <EmptyState
        kind="notFound"
        title="Nenhum agendamento com esses filtros"
        description="Confira o período ou tire um filtro."
        action={<Button>Limpar filtros</Button>}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('CPF')).toHaveAccessibleDescription('Digite um CPF válido.');
    await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    await expect(document.body.textContent).not.toMatch(/[Oo]ps|Desculpe|inválid[oa]s? pelo usuário/);
  },
};
