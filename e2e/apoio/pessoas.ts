import type { Api } from './api.ts';

export const TIPO = { ADMISSIONAL: 1, PERIODICO: 2, DEMISSIONAL: 4, CONSULTA: 9 } as const;

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

interface DoSoc {
  readonly procedimentos: readonly { readonly id: number; readonly name: string }[];
  readonly examesEmDia: boolean;
  readonly examesEmDiaList: readonly { readonly idExame: number; readonly dataRefazerExame: string }[];
}

/** Active employees in the scope of who asks, page after page. */
export async function* ativos(api: Api): AsyncGenerator<Funcionario> {
  for (let page = 1; ; page += 1) {
    const { items, meta } = await api.ler<{ items: Funcionario[]; meta: { totalPages: number } }>(
      `/customer/employees/funcionarios-por-situacao/ATIVO?limit=100&page=${page}`,
    );
    yield* items;
    if (page >= meta.totalPages) return;
  }
}

/** What SOC says of one employee and exam type. */
export const doSoc = (api: Api, f: Funcionario, tipoExame: number): Promise<DoSoc> =>
  api.ler(
    `/importacao/procedimentos-soc/funcionario/${f.id}/customer/${f.customerId}/tipo-exame/${tipoExame}`,
  );

const temRisco = async (api: Api, { id }: Funcionario): Promise<boolean> =>
  (await api.ler<unknown[]>(`/customer/employees/riscos-soc/${id}`)).length > 0;

export interface Criterio {
  readonly tipoExame?: number;
  readonly emDia?: boolean;
  readonly pcd?: boolean;
  readonly comRisco?: boolean;
  /** Not these. */
  readonly exceto?: readonly number[];
}

/** The first employees that fit, in the list's order: the demonstration is the same every day. */
export async function escolherFuncionarios(
  api: Api,
  quantos: number,
  criterio: Criterio,
): Promise<Funcionario[]> {
  const { tipoExame = TIPO.PERIODICO, emDia = false, pcd = false, comRisco = true, exceto = [] } = criterio;
  const achados: Funcionario[] = [];
  for await (const f of ativos(api)) {
    if (f.pcd !== pcd || exceto.includes(f.id) || f.email === null) continue;
    if ((await doSoc(api, f, tipoExame)).examesEmDia !== emDia) continue;
    if ((await temRisco(api, f)) !== comRisco) continue;
    achados.push(f);
    if (achados.length === quantos) return achados;
  }
  throw new Error(
    `A demonstração tem só ${achados.length} de ${quantos} funcionários com ${JSON.stringify(criterio)}`,
  );
}
