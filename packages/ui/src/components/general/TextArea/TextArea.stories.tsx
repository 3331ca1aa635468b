import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Formulários/TextArea',
  component: TextArea,
  tags: ['estavel'],
  args: { label: 'Motivo do cancelamento', width: 'lg', onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vazia: Story = { tags: ['estados'] };
export const Invalida: Story = { tags: ['estados'], args: { errorMessage: 'Conte o motivo.' } };
export const SomenteLeitura: Story = {
  tags: ['estados'],
  args: { isReadOnly: true, defaultValue: 'Férias' },
};

export const Contador: Story = {
  tags: ['interacoes'],
  args: { maxLength: 12 },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Motivo do cancelamento' });
    await userEvent.type(area, 'Férias hoje');
    await expect(canvas.getByText('11 de 12')).toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('Resta 1 caractere');
    await userEvent.type(area, '!!');
    await expect(area).toHaveValue('Férias hoje!!');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 caractere além do limite');
  },
};

/** Grows with what is typed up to a part of the screen, and Tab leaves it. */
export const CresceComOTexto: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Motivo do cancelamento' });
    const before = area.getBoundingClientRect().height;
    await userEvent.tab();
    await userEvent.keyboard('um{Enter}dois{Enter}três{Enter}quatro{Enter}cinco{Enter}seis');
    await expect(area).toHaveValue('um\ndois\ntrês\nquatro\ncinco\nseis');
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before);
    await expect(area.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight * 0.4 + 1);
    await userEvent.tab();
    await expect(area).not.toHaveFocus();
  },
};

/** Far from the limit nothing is said; near it each tenth, and at the end each one. */
export const ContadorNaoInterrompe: Story = {
  tags: ['interacoes'],
  args: { maxLength: 100 },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Motivo do cancelamento' });
    await userEvent.click(area);
    await userEvent.paste('x'.repeat(70));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.paste('x'.repeat(10));
    await expect(canvas.getByRole('status')).toHaveTextContent('Restam 20 caracteres');
    await userEvent.keyboard('x');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 480 }}>
      <TextArea label="Observação" maxLength={500} placeholder="O que o prestador precisa saber" isOptional />
      <TextArea label="Motivo" defaultValue={'Funcionário em férias.\nRetorna dia 3.'} isRequired />
      <TextArea
        label="Motivo"
        errorMessage="Conte o motivo em até 10 caracteres."
        maxLength={10}
        defaultValue="Texto longo demais"
      />
    </div>
  ),
};
