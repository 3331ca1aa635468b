import { pisCheckDigit } from '@apto/domain/documents';
import { addDays, addMonthsToDate, type CivilDate } from '@apto/domain/time';
import type { RandomSource } from './random.ts';
import { EXAMES, RISCOS } from './catalogue/exames.ts';
import { FEMALE_NAMES, MALE_NAMES, STREETS, SURNAMES } from './catalogue/names.ts';
import { exameIdOf, type BuiltCliente, type Position } from './clientes.ts';
import { mobilePhone, withoutAccents } from './documents.ts';
import type { DataRecord } from './batch.ts';

export interface BuiltFuncionario {
  id: number;
  name: string;
  cpf: string;
  phone: string;
  email: string | null;
  situation: string;
  pcd: boolean;
  cliente: BuiltCliente;
  position: Position;
  riscos: readonly number[];
}

const SITUATIONS = [
  ['ATIVO', 84],
  ['AFASTADO', 6],
  ['PENDENTE', 4],
  ['DEMITIDO', 6],
] as const;

/** A PIS by the employee's id: the same on every run. */
const pisAt = (id: number): string => {
  const base = `12${String(3_000_000 + id * 617).padStart(8, '0')}`.slice(0, 10);
  return base + pisCheckDigit(base);
};

/** Id of a risk: its position in the catalogue, from 1. */
export const riscoIdOf = (key: string): number => {
  const id = RISCOS.findIndex((r) => r.chave === key) + 1;
  if (id === 0) throw new Error(`Risco fora do catálogo: ${key}`);
  return id;
};

/** Employees with documents, contacts, risks and the exams that they have already done. */
export function buildFuncionarios(
  random: RandomSource,
  cpf: () => string,
  today: CivilDate,
  clientes: readonly BuiltCliente[],
): {
  funcionarios: BuiltFuncionario[];
  tables: Record<'funcionario' | 'funcionario_risco' | 'funcionario_exame', DataRecord[]>;
} {
  const tables: Record<'funcionario' | 'funcionario_risco' | 'funcionario_exame', DataRecord[]> = {
    funcionario: [],
    funcionario_risco: [],
    funcionario_exame: [],
  };
  const funcionarios: BuiltFuncionario[] = [];
  const names = new Set<string>();

  const person = (): { name: string; sex: 'F' | 'M' } => {
    for (;;) {
      const sex = random.chance(0.46) ? 'F' : 'M';
      const [a, b] = random.sample(SURNAMES, 2);
      const name = `${random.choose(sex === 'F' ? FEMALE_NAMES : MALE_NAMES)} ${a} ${b}`;
      if (names.has(name)) continue;
      names.add(name);
      return { name, sex };
    }
  };

  for (const cliente of clientes) {
    for (let n = 0; n < cliente.dados.funcionarios; n += 1) {
      const id = funcionarios.length + 1;
      const { name, sex } = person();
      const position = random.choose(cliente.positions);
      const situation = n < 8 ? 'ATIVO' : random.weighted(SITUATIONS);
      const semRiscos = n >= 8 && random.chance(0.06);
      const pcd = n >= 8 && random.chance(0.03);
      const parts = withoutAccents(name).split(' ');
      const email = random.chance(0.88) ? `${parts[0]}.${parts.at(-1)}${id}@${cliente.dados.domain}` : null;
      const phone = mobilePhone(random, position.cidade.ddd);
      const document = cpf();
      const admission =
        situation === 'PENDENTE'
          ? addDays(today, random.integer(1, 20))
          : addDays(today, -random.integer(40, 4200));
      tables.funcionario.push({
        id,
        customer_id: cliente.id,
        customer_hierarchy_id: position.hierarquiaId,
        unidade_id: position.unidadeId,
        codigo_soc: String(700_000 + id),
        situation,
        name,
        cpf: document,
        sex,
        data_nascimento: addDays(today, -random.integer(19 * 366, 62 * 365)),
        admission_date: admission,
        resignation_date: situation === 'DEMITIDO' ? addDays(today, -random.integer(1, 35)) : null,
        pcd,
        deficiency: pcd ? random.choose(['FISICA', 'AUDITIVA', 'VISUAL', 'INTELECTUAL', 'MULTIPLA']) : null,
        mudou_risco: random.chance(0.3),
        registration: String(10_000 + id),
        pis_pasep: pisAt(id),
        categoria: n % 19 === 18 ? '103' : n % 23 === 22 ? '901' : '101',
        inicio_afastamento: situation === 'AFASTADO' ? addDays(today, -(20 + (id % 60))) : null,
        fim_afastamento: situation === 'AFASTADO' && id % 3 === 0 ? addDays(today, 5 + (id % 40)) : null,
        matricula_esocial: `${cliente.dados.code}${String(n + 1).padStart(6, '0')}`,
        email,
        phone,
        zip_code: `${position.cidade.cep}${random.digits(6)}`,
        address: `${random.choose(STREETS)}, ${random.integer(10, 1900)}`,
        neighborhood: random.choose(position.cidade.neighborhoods),
        city: position.cidade.name,
        state: position.cidade.uf,
        status_integracao_soc: 'INTEGRADO',
      });
      const riscos = semRiscos ? [] : position.model.riscos.map(riscoIdOf);
      for (const risco of riscos) tables.funcionario_risco.push({ funcionario_id: id, risco_id: risco });
      // The first ones of a customer never have exams up to date, so that the main thread starts free of charges.
      const upToDate = n >= 8 && random.chance(0.14);
      const alreadyDone = upToDate || (situation !== 'PENDENTE' && random.chance(0.7));
      if (alreadyDone) {
        for (const key of position.model.exames) {
          const exame = EXAMES[exameIdOf(key) - 1];
          if (!exame) continue;
          const days = upToDate ? random.integer(20, 80) : random.integer(370, 900);
          const done = addDays(today, -days);
          tables.funcionario_exame.push({
            funcionario_id: id,
            procedimento_id: exameIdOf(key),
            tipo_exame_id: 2,
            data_ultima_realizacao: done,
            data_refazer_exame: addMonthsToDate(done, upToDate ? exame.validadeMeses : 12),
          });
        }
      }
      funcionarios.push({ id, name, cpf: document, phone, email, situation, pcd, cliente, position, riscos });
    }
  }
  return { funcionarios, tables };
}
