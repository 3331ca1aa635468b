import type { Bancada, Passo } from './contrato.ts';

const LIMITE = 15_000;

/** Seen by a person: it has a box, in the window, and nothing hides it. */
export function visivel(elemento: Element | null | undefined): boolean {
  if (!elemento) return false;
  const caixa = elemento.getBoundingClientRect();
  return (
    caixa.width > 0 &&
    caixa.height > 0 &&
    caixa.bottom > 0 &&
    caixa.top < window.innerHeight &&
    elemento.checkVisibility({ visibilityProperty: true })
  );
}

/** Visible inside the part of its scroller that is visible. */
export function visivelEm(elemento: Element, rolagem: Element | null): boolean {
  if (!visivel(elemento)) return false;
  if (!rolagem) return true;
  const caixa = elemento.getBoundingClientRect();
  const moldura = rolagem.getBoundingClientRect();
  const meio = (caixa.top + caixa.bottom) / 2;
  return meio > moldura.top && meio < moldura.bottom;
}

/**
 * The watch. It starts at the time stamp of the real input event (so the wait in the browser's queue counts) and stops
 * in the first task after the frame whose rAF saw the work done: layout and paint of that frame are in.
 */
export function criarBancada(passos: readonly Passo[]): Bancada {
  let promessa: Promise<number> = Promise.reject(new Error('nada armado'));
  promessa.catch(() => undefined);
  const passoDe = (indice: number): Passo => {
    const passo = passos[indice];
    if (!passo) throw new Error(`Não há o passo ${indice}.`);
    return passo;
  };

  const vigiar = (passo: Passo, inicio: number): Promise<number> =>
    new Promise((resolve, reject) => {
      const canal = new MessageChannel();
      canal.port1.addEventListener('message', () => {
        canal.port1.close();
        resolve(performance.now() - inicio);
      });
      canal.port1.start();
      const olhar = (): void => {
        if (passo.feito()) canal.port2.postMessage(null);
        else if (performance.now() - inicio > LIMITE) reject(new Error(`'${passo.nome}' não se completou.`));
        else {
          passo.insistir?.();
          requestAnimationFrame(olhar);
        }
      };
      requestAnimationFrame(olhar);
    });

  return {
    passos: passos.map(({ nome, entrada, teclas, semMedida }) => ({ nome, entrada, teclas, semMedida })),
    preparar: (indice) => {
      const passo = passoDe(indice);
      const alvo = passo.alvo?.();
      if (!alvo) throw new Error(`Não há o alvo de '${passo.nome}'.`);
      if (passo.entrada === 'teclas' && alvo instanceof HTMLElement && document.activeElement !== alvo)
        alvo.focus();
      if (!visivel(alvo)) alvo.scrollIntoView({ block: 'nearest' });
      const caixa = alvo.getBoundingClientRect();
      return { x: caixa.left + caixa.width / 2, y: caixa.top + caixa.height / 2 };
    },
    armar: (indice) => {
      const passo = passoDe(indice);
      if (passo.entrada === 'chamada') {
        const inicio = performance.now();
        passo.agir?.();
        promessa = vigiar(passo, inicio);
        return;
      }
      const evento = { teclas: 'keydown', clique: 'pointerdown', visita: 'pointermove' }[passo.entrada];
      promessa = new Promise((resolve, reject) => {
        window.addEventListener(
          evento,
          ({ timeStamp }) => void vigiar(passo, timeStamp).then(resolve, reject),
          { capture: true, once: true },
        );
      });
    },
    resultado: () => promessa,
  };
}
