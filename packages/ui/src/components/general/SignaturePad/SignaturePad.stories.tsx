import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { SignaturePad } from './SignaturePad.tsx';
import type { Signature } from './SignaturePad.logic.ts';
import { signaturePng } from './signaturePng.ts';

const DRAWN: Signature = {
  kind: 'drawn',
  strokes: [
    'M90 130Q110 40 135 50Q160 60 140 120Q125 165 165 120Q190 90 200 120Q210 150 235 115L260 105',
    'M280 120Q300 70 320 95Q330 130 360 110Q390 90 400 115L450 100',
  ],
};

const meta = {
  title: 'Formulários/SignaturePad',
  component: SignaturePad,
  tags: ['experimental'],
  args: { label: 'Assinatura do funcionário', onChange: fn() },
} satisfies Meta<typeof SignaturePad>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vazia: Story = { tags: ['estados'] };
export const Desenhada: Story = { tags: ['estados'], args: { defaultValue: DRAWN } };
export const Digitada: Story = {
  tags: ['estados'],
  args: { defaultValue: { kind: 'typed', name: 'Carla Dias Moreira' } },
};
export const SomenteLeitura: Story = {
  name: 'Somente leitura',
  tags: ['estados'],
  args: { defaultValue: DRAWN, isReadOnly: true },
};
export const Invalida: Story = {
  name: 'Inválida',
  tags: ['estados'],
  args: { errorMessage: 'Assine para continuar.', isRequired: true },
};

/** Draws one stroke over the pad, from share to share of it. */
function stroke(pad: Element, shares: readonly (readonly [x: number, y: number])[]): void {
  pad.setPointerCapture = () => undefined;
  const box = pad.getBoundingClientRect();
  const at = ([x, y]: readonly [x: number, y: number]) => ({
    pointerId: 1,
    button: 0,
    isPrimary: true,
    clientX: box.left + box.width * x,
    clientY: box.top + box.height * y,
  });
  const [first, ...rest] = shares;
  if (!first) return;
  void fireEvent.pointerDown(pad, at(first));
  for (const share of rest) void fireEvent.pointerMove(pad, at(share));
  void fireEvent.pointerUp(pad, at(rest.at(-1) ?? first));
}

/** By pointer: each stroke counts, the last one is undone, all is erased, and both are said. */
export const ComPonteiro: Story = {
  name: 'Com ponteiro',
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('group', { name: 'Assinatura do funcionário' });
    await expect(group).toBeVisible();
    const pad = canvas.getByRole('img', { name: 'Área de assinatura, vazia' });
    stroke(pad, [
      [0.1, 0.5],
      [0.5, 0.5],
    ]);
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'drawn', strokes: ['M60 100L300 100'] });
    stroke(pad, [
      [0.2, 0.2],
      [0.2, 0.8],
      [0.4, 0.8],
    ]);
    await expect(canvas.getByRole('img', { name: 'Assinatura desenhada, 2 traços' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer o último traço' }));
    await expect(canvas.getByRole('img', { name: 'Assinatura desenhada, 1 traço' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Último traço desfeito.');
    await userEvent.click(canvas.getByRole('button', { name: 'Apagar' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('status')).toHaveTextContent('Assinatura apagada.');
    await expect(canvas.queryByRole('button', { name: 'Apagar' })).toBeNull();
    await expect(canvas.getByRole('radio', { name: 'Desenhar' })).toHaveFocus();
  },
};

/** A keyboard signs by typing the name; what was drawn before is no part of it. */
export const Teclado: Story = {
  tags: ['interacoes'],
  args: { defaultValue: DRAWN },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Desenhar' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const name = await canvas.findByRole('textbox', { name: 'Nome completo' });
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    await expect(name).toHaveFocus();
    await userEvent.keyboard('Carla Dias');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'typed', name: 'Carla Dias' });
    await expect(canvas.getByRole('img', { name: 'Assinatura: Carla Dias' })).toBeVisible();
  },
};

/** A form gets the SVG, and a PNG can be made of the same. */
export const NoFormulario: Story = {
  name: 'No formulário',
  tags: ['recursos'],
  args: { name: 'assinatura', defaultValue: DRAWN },
  render: (args) => (
    <form data-testid="formulario">
      <SignaturePad {...args} />
      <Button type="reset">Limpar</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const data = () => new FormData(canvas.getByTestId('formulario')).get('assinatura');
    await expect(data()).toContain('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 200"');
    await expect(data()).toContain('M280 120');
    await userEvent.click(canvas.getByRole('button', { name: 'Apagar' }));
    await expect(data()).toBe('');
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }));
    await waitFor(() => expect(data()).toContain('M280 120'));
    const png = await signaturePng(DRAWN);
    await expect(png?.type).toBe('image/png');
    await expect(await signaturePng(null)).toBeNull();
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 480 }}>
      <SignaturePad label="Assinatura do funcionário" isRequired />
      <SignaturePad label="Assinatura do médico" defaultValue={DRAWN} />
      <SignaturePad label="Assinatura da clínica" errorMessage="Assine para continuar." />
      <SignaturePad label="Assinatura recebida" defaultValue={DRAWN} isReadOnly />
    </div>
  ),
};
