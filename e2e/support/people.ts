import type { Api } from './api.ts';

export const EXAME_TYPE = { ADMISSIONAL: 1, PERIODICO: 2, DEMISSIONAL: 4, CONSULTA: 9 } as const;

/** An employee of the demonstration, as the wizard's list has them. */
export interface Funcionario {
  readonly id: number;
  readonly name: string;
  readonly cpf: string;
  readonly email: string | null;
  readonly phone: string;
  readonly customerId: number;
  readonly situation: string;
  readonly pcd: boolean;
  readonly unidade: { readonly id: number; readonly name: string };
}

interface SocData {
  readonly procedimentos: readonly { readonly id: number; readonly name: string }[];
  readonly examesEmDia: boolean;
  readonly examesEmDiaList: readonly { readonly idExame: number; readonly dataRefazerExame: string }[];
}

/** Active employees in the scope of who asks, page after page. */
export async function* activeOnes(api: Api): AsyncGenerator<Funcionario> {
  for (let page = 1; ; page += 1) {
    const { items, meta } = await api.read<{ items: Funcionario[]; meta: { totalPages: number } }>(
      `/customer/employees/funcionarios-por-situacao/ATIVO?limit=100&page=${page}`,
    );
    yield* items;
    if (page >= meta.totalPages) return;
  }
}

/** What SOC says of one employee and exam type. */
export const fromSoc = (api: Api, f: Funcionario, tipoExame: number): Promise<SocData> =>
  api.read(
    `/importacao/procedimentos-soc/funcionario/${f.id}/customer/${f.customerId}/tipo-exame/${tipoExame}`,
  );

const hasRisco = async (api: Api, { id }: Funcionario): Promise<boolean> =>
  (await api.read<unknown[]>(`/customer/employees/riscos-soc/${id}`)).length > 0;

export interface Criteria {
  readonly tipoExame?: number;
  readonly emDia?: boolean;
  readonly pcd?: boolean;
  readonly withRisco?: boolean;
  /** Not these. */
  readonly except?: readonly number[];
}

/** The first employees that fit, in the list's order: the demonstration is the same every day. */
export async function chooseFuncionarios(
  api: Api,
  count: number,
  criteria: Criteria,
): Promise<Funcionario[]> {
  const {
    tipoExame = EXAME_TYPE.PERIODICO,
    emDia: upToDate = false,
    pcd = false,
    withRisco = true,
    except = [],
  } = criteria;
  const matches: Funcionario[] = [];
  for await (const f of activeOnes(api)) {
    if (f.pcd !== pcd || except.includes(f.id) || f.email === null) continue;
    if ((await fromSoc(api, f, tipoExame)).examesEmDia !== upToDate) continue;
    if ((await hasRisco(api, f)) !== withRisco) continue;
    matches.push(f);
    if (matches.length === count) return matches;
  }
  throw new Error(
    `A demonstração tem só ${matches.length} de ${count} funcionários com ${JSON.stringify(criteria)}`,
  );
}

/** The first of them. */
export async function chooseFuncionario(api: Api, criteria: Criteria): Promise<Funcionario> {
  const [funcionario] = await chooseFuncionarios(api, 1, criteria);
  if (!funcionario) throw new Error('Falta um funcionário');
  return funcionario;
}
