import { armazem } from './armazem.ts';
import type { Cofre } from './cofre.ts';

/** How the last session ended; decides what the login page says. */
export type Saida = 'saiu' | 'expirou';

/** What every kind of session has. */
export interface SessaoComPrazo {
  token: string;
  /** Epoch milliseconds; null when the token does not say. */
  expiraEm: number | null;
}

export interface OpcoesDaSessaoViva<S> {
  cofre: Cofre;
  /** Name of the vault's text: what `storage` events of other tabs name. */
  nome: string;
  /** Name under which the way the last session ended is kept for other tabs and later visits. */
  nomeDaSaida: string;
  /** The session in what the vault gave back, or null when another version wrote it. */
  ler: (valor: unknown) => S | null;
  escrever: (sessao: S) => unknown;
  /** Told of each change: a session, or none and why. */
  aoMudar: (sessao: S | null, saida: Saida | null) => void;
}

export interface SessaoViva<S> {
  /** The present session, or null. */
  atual(): S | null;
  /** Takes up a new session and stores it; where nothing can be stored it lives as long as the tab. */
  iniciar(sessao: S): Promise<void>;
  /** Ends the session here and, through the store, in every other tab. Does nothing when there is none. */
  encerrar(saida: Saida): void;
  /** Brings back the session of an earlier visit, once; an expired one is wiped. Later calls check the present one. */
  restaurar(): Promise<S | null>;
  /** Follows what other tabs do: their logout is ours, their login replaces ours. Answers the way to stop. */
  seguirOutrasAbas(): () => void;
  /** Why the last session of this browser ended, or null. */
  ultimaSaida(): Saida | null;
  /** For stories and tests: a session that was never stored, or none. */
  simular(sessao: S | null): void;
}

/** Longest delay that `setTimeout` keeps (2^31 − 1 ms). */
const MAIOR_ESPERA = 2_147_483_647;

/** One kind of session of an app: in memory, in the vault, until its token expires, the same in every tab. */
export function criarSessaoViva<S extends SessaoComPrazo>(opcoes: OpcoesDaSessaoViva<S>): SessaoViva<S> {
  const { cofre, nome, nomeDaSaida, ler, escrever, aoMudar } = opcoes;
  let atual: S | null = null;
  let restauracao: Promise<void> | undefined;
  let relogio: ReturnType<typeof setTimeout> | undefined;

  const vencida = ({ expiraEm }: S): boolean => expiraEm !== null && expiraEm <= Date.now();
  const ultimaSaida = (): Saida | null => {
    const valor = armazem.getItem(nomeDaSaida);
    return valor === 'saiu' || valor === 'expirou' ? valor : null;
  };

  function assumir(sessao: S): void {
    armazem.removeItem(nomeDaSaida);
    atual = sessao;
    vigiar(sessao);
    aoMudar(sessao, null);
  }

  function vigiar(sessao: S): void {
    clearTimeout(relogio);
    if (sessao.expiraEm === null) return;
    const espera = Math.min(Math.max(0, sessao.expiraEm - Date.now()), MAIOR_ESPERA);
    relogio = setTimeout(() => (vencida(sessao) ? encerrar('expirou') : vigiar(sessao)), espera);
  }

  function esquecer(saida: Saida): void {
    clearTimeout(relogio);
    atual = null;
    aoMudar(null, saida);
  }

  function encerrar(saida: Saida): void {
    if (!atual) return;
    armazem.setItem(nomeDaSaida, saida);
    esquecer(saida);
    // A browser without storage had nothing stored: there is nothing more to undo.
    cofre.apagar().catch(() => undefined);
  }

  return {
    atual: () => atual,
    ultimaSaida,
    encerrar,
    simular(sessao) {
      clearTimeout(relogio);
      restauracao = Promise.resolve();
      atual = sessao;
      aoMudar(sessao, null);
    },
    async iniciar(sessao) {
      assumir(sessao);
      await cofre.guardar(escrever(sessao)).catch(() => undefined);
    },
    async restaurar() {
      restauracao ??= (async () => {
        const sessao = ler(await cofre.ler().catch(() => null));
        // Someone signed in while the vault was being read.
        if (!sessao || atual) return;
        if (!vencida(sessao)) return assumir(sessao);
        armazem.setItem(nomeDaSaida, 'expirou');
        esquecer('expirou');
        await cofre.apagar();
      })();
      await restauracao;
      if (atual && vencida(atual)) encerrar('expirou');
      return atual;
    },
    seguirOutrasAbas() {
      const aoGuardar = (event: StorageEvent): void => {
        if (event.key !== nome && event.key !== null) return;
        if (event.newValue === null) {
          if (atual) esquecer(ultimaSaida() ?? 'saiu');
          return;
        }
        void cofre
          .ler()
          .then(ler)
          .then((sessao) => sessao && !vencida(sessao) && assumir(sessao));
      };
      window.addEventListener('storage', aoGuardar);
      return () => window.removeEventListener('storage', aoGuardar);
    },
  };
}
