import type { ToneName } from '../theme/palette.ts';

/** How far a component has come, in the words that its page shows. */
export interface Lifecycle {
  readonly label: string;
  readonly tone: ToneName;
  readonly meaning: string;
}

const LIFECYCLES: Readonly<Record<string, Lifecycle>> = {
  estavel: { label: 'Estável', tone: 'success', meaning: 'A API só muda numa versão maior.' },
  novo: { label: 'Novo', tone: 'info', meaning: 'Pronto para usar; a API ainda pode ganhar ajustes.' },
  experimental: { label: 'Experimental', tone: 'warning', meaning: 'Pode mudar ou sair em qualquer versão.' },
};

/**
 * The lifecycle that the tags of some stories say.
 * @throws Error when they say none, since a page without it would look stable.
 */
export function lifecycleOf(tags: readonly string[]): Lifecycle {
  const found = tags.map((tag) => LIFECYCLES[tag]).find((lifecycle) => lifecycle !== undefined);
  if (!found)
    throw new Error(
      `As histórias não dizem a situação. Ponha uma das tags: ${Object.keys(LIFECYCLES).join(', ')}.`,
    );
  return found;
}

/** 'Formulários/TextField' is `TextField`, from '@apto/ui/text-field'. */
export function pathOf(title: string): { name: string; path: string } {
  const name = title.split('/').at(-1) ?? title;
  return { name, path: `@apto/ui/${name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase()}` };
}
