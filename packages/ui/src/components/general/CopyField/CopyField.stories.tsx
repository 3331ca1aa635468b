import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { CopyField } from './CopyField.tsx';

const LINK = 'https://apto.exemplo.com.br/publico/#/meu-agendamento';

const meta = {
  title: 'Dados/CopyField',
  component: CopyField,
  tags: ['experimental'],
  args: { label: 'Link', value: LINK, width: 'lg', onCopied: fn() },
} satisfies Meta<typeof CopyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = { tags: ['estados'] };
export const Chave: Story = {
  name: 'Chave, em letras de uma largura',
  tags: ['estados'],
  args: {
    label: 'Chave da API',
    value: 'apto_7K4M9QXR2HTA',
    isMono: true,
    description: 'Quem a tem age em nome da empresa.',
  },
};

/** One press: it is in the clipboard, it is said, and the focus stays. */
export const Copia: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Link' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copiado.'));
    await expect(write).toHaveBeenLastCalledWith(LINK);
    await expect(args.onCopied).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Copiar Link' })).toHaveFocus();
  },
};

/** A browser that refuses: the text is selected, and the field says what to press. */
export const Recusada: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar Link' }));
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveAccessibleDescription(
      'O navegador não deixou copiar. O texto está selecionado: copie com Ctrl+C.',
    );
    await expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe(LINK);
    await expect(args.onCopied).not.toHaveBeenCalled();
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 480 }}>
      <CopyField label="Link" value={LINK} />
      <CopyField label="Token" value="7K4M-9QXR-2HTA" isMono width="lg" />
      <CopyField
        label="Chave da API"
        value="apto_7K4M9QXR2HTA"
        isMono
        description="Quem a tem age em nome da empresa."
      />
    </div>
  ),
};
