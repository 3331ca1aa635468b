import type { Pressao } from '../contrato.ts';
import { emBarras, FIM, INICIO } from '../dados.ts';
import { visivel } from '../relogio.ts';

/** The three presses of a range picker. */
export function pressoesDe(onde: {
  abre: () => Element | null;
  inicio: () => Element | null;
  fim: () => Element | null;
  /** The first end is marked as chosen. */
  comecou: () => boolean;
  /** What the field shows. */
  mostrado: () => string;
}): readonly Pressao[] {
  return [
    { nome: 'abrir', alvo: onde.abre, feito: () => visivel(onde.inicio()) && visivel(onde.fim()) },
    { nome: 'início', alvo: onde.inicio, feito: onde.comecou },
    {
      nome: 'fim',
      alvo: onde.fim,
      feito: () => {
        const texto = onde.mostrado();
        return texto.includes(emBarras(INICIO)) && texto.includes(emBarras(FIM));
      },
    },
  ];
}
