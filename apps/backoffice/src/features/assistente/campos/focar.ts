const FOCAVEL =
  'input:not([type="hidden"]):not([disabled]):not([aria-hidden]), textarea:not([disabled]), [role="radio"][tabindex="0"], button:not([disabled]):not([tabindex="-1"])';

/** The paths to look for, from the field itself up: what has no place of its own is shown by its group. */
export function caminhosDoCampo(campo: string): string[] {
  const partes = campo.split('.');
  return partes.map((_parte, i) => partes.slice(0, partes.length - i).join('.'));
}

/** Moves the focus to a field of the open step. Answers whether it is there. */
export function focarCampo(campo: string, raiz: ParentNode = document): boolean {
  for (const caminho of caminhosDoCampo(campo)) {
    const lugar = raiz.querySelector<HTMLElement>(`[data-campo="${CSS.escape(caminho)}"]`);
    const alvo = lugar?.querySelector<HTMLElement>(FOCAVEL);
    if (!alvo) continue;
    alvo.scrollIntoView({ block: 'center', behavior: 'instant' });
    alvo.focus({ preventScroll: true });
    return true;
  }
  return false;
}
