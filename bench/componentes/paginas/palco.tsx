import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { CasoIntervalo, CasoLista, CasoTabela, Passo } from './contrato.ts';
import { criarExames, esperadoW1, LETRAS, ordenar, TEXTO, detalhe, type Exame } from './dados.ts';
import { criarBancada, visivel, visivelEm } from './relogio.ts';
import './palco.css';

const raiz = createRoot(document.querySelector('#raiz') as HTMLElement);
const achar = (seletor: string): Element | null => document.querySelector(seletor);

/** Few are in the document where a list is virtual; of a long one only both ends are read, or reading would be the cost. */
function amostra(seletor: string): readonly Element[] {
  const todos = [...document.querySelectorAll(seletor)];
  return todos.length <= 120 ? todos : [...todos.slice(0, 20), ...todos.slice(-20)];
}

/** W1: open, three letters, the end of all 10,000. */
export function apresentarLista({ Peca, abre, campo, opcao, rolagem }: CasoLista): void {
  raiz.render(createElement(Peca));
  const aVista = (texto: string): boolean =>
    amostra(opcao).some(
      (elemento) => elemento.textContent.includes(texto) && visivelEm(elemento, achar(rolagem)),
    );
  const rolar = (): void => {
    const elemento = achar(rolagem);
    if (elemento) elemento.scrollTop = elemento.scrollHeight;
  };
  const passos: Passo[] = [
    {
      nome: 'abrir',
      entrada: 'clique',
      alvo: () => achar(abre),
      feito: () => aVista(esperadoW1.primeira) && amostra(opcao).length > 5,
    },
    {
      nome: 'filtrar',
      entrada: 'teclas',
      teclas: LETRAS,
      alvo: () => achar(campo),
      feito: () =>
        aVista(esperadoW1.primeiraAchada) &&
        amostra(opcao).every((elemento) => elemento.textContent.toLowerCase().includes(TEXTO)),
    },
    {
      nome: 'desfazer',
      entrada: 'teclas',
      teclas: LETRAS.map(() => 'Backspace'),
      alvo: () => achar(campo),
      feito: () => aVista(esperadoW1.primeira),
      semMedida: true,
    },
    {
      nome: 'fim da lista',
      entrada: 'chamada',
      agir: rolar,
      insistir: rolar,
      feito: () => aVista(esperadoW1.ultima),
    },
  ];
  window.bancada = criarBancada(passos);
}

/** W2: open, both ends. */
export function apresentarIntervalo({ Peca, pressoes }: CasoIntervalo): void {
  raiz.render(createElement(Peca));
  window.bancada = criarBancada(
    pressoes.map((pressao, i): Passo => ({ ...pressao, entrada: i === 0 ? 'clique' : 'visita' })),
  );
}

const marcada = (elemento: Element): boolean =>
  elemento instanceof HTMLInputElement
    ? elemento.checked
    : elemento.getAttribute('aria-checked') === 'true' || elemento.getAttribute('aria-selected') === 'true';

/** W3: mount, sort by name, open the first row's detail, select all. */
export function apresentarTabela({ Peca, linha, ordena, expande, seleciona, caixa }: CasoTabela): void {
  const quantas = Number(new URLSearchParams(window.location.search).get('linhas'));
  const linhas = criarExames(quantas);
  const ordenadas = ordenar(linhas, 'asc');
  const primeiraE = ([primeira, segunda]: readonly Exame[]): boolean => {
    const [a, b] = document.querySelectorAll(linha);
    return (
      visivel(a) &&
      Boolean(a?.textContent.includes(primeira?.funcionario ?? '')) &&
      Boolean(b?.textContent.includes(segunda?.funcionario ?? ''))
    );
  };
  const [primeira] = ordenadas;
  if (!primeira) throw new Error('Falta `?linhas=`.');
  const passos: Passo[] = [
    {
      nome: 'montar',
      entrada: 'chamada',
      agir: () => raiz.render(createElement(Peca, { linhas })),
      feito: () => document.querySelectorAll(linha).length >= 10 && primeiraE(linhas),
    },
    { nome: 'ordenar', entrada: 'clique', alvo: ordena, feito: () => primeiraE(ordenadas) },
    ...(expande
      ? [
          {
            nome: 'expandir',
            entrada: 'clique',
            alvo: () => achar(linha)?.querySelector(expande) ?? null,
            feito: () => {
              const aberto = achar('[data-detalhe]');
              return visivel(aberto) && Boolean(aberto?.textContent.includes(detalhe(primeira)));
            },
          } as const,
        ]
      : []),
    {
      nome: 'selecionar todas',
      entrada: 'clique',
      alvo: () => achar(seleciona),
      feito: () => {
        const caixas = [...document.querySelectorAll(caixa)];
        return caixas.length >= 10 && caixas.every(marcada);
      },
    },
  ];
  window.bancada = criarBancada(passos);
}
