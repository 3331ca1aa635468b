import { formatCpf, formatInscricao, inscricaoLabel } from '@apto/domain/documents';
import { TiposExame } from '@apto/domain/exames';
import { formatDate } from '@apto/domain/time';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabasePort } from '../db/port.ts';
import { rows } from '../db/rows.ts';
import type { AsoOwner, AsoPort } from '../platform/ports.ts';

const ASO = z.strictObject({ id: z.int(), day: z.string(), type: z.nullable(z.int()) });
const FACTS = z.strictObject({
  name: z.string(),
  cpf: z.string(),
  cargo: z.nullable(z.string()),
  cliente: z.string(),
  inscricao: z.string(),
  riscos: z.array(z.string()),
  exames: z.array(z.string()),
});
type Facts = z.infer<typeof FACTS>;

/** One for each day on which the employee had a clinical exam. */
const asosSql = ({ funcionarioId, clienteId }: AsoOwner): SQL => sql`
  select min(e.id) as id, e.data_ultima_realizacao::text as day, min(e.tipo_exame_id)::int as type
  from funcionario_exame e
  join funcionario f on f.id = e.funcionario_id and f.customer_id = ${clienteId}
  join procedimento p on p.id = e.procedimento_id and p.clinical
  where f.id = ${funcionarioId}
  group by e.data_ultima_realizacao
  order by e.data_ultima_realizacao desc`;

const factsSql = ({ funcionarioId }: AsoOwner, day: string): SQL => sql`
  select f.name, f.cpf, g.name as cargo, c.name as cliente, c.inscricao,
    array(select r.nome from risco_do_funcionario fr join risco r on r.id = fr.risco_id
          where fr.funcionario_id = f.id order by r.nome) as riscos,
    array(select p.name from funcionario_exame e join procedimento p on p.id = e.procedimento_id
          where e.funcionario_id = f.id and e.data_ultima_realizacao = ${day} order by p.clinical desc, p.name) as exames
  from funcionario f
  join cliente c on c.id = f.customer_id
  left join hierarquia h on h.id = f.customer_hierarchy_id
  left join cargo g on g.id = h.cargo_id
  where f.id = ${funcionarioId}`;

const nameOf = (type: number | null): string =>
  TiposExame.find(({ id }) => id === type)?.descricao ?? 'Ocupacional';
const fileName = ({ day, type }: z.infer<typeof ASO>): string => `ASO ${nameOf(type)} ${day}.pdf`;

/** What an ASO holds by NR-7 7.5.19; never what an exam found (CFM 2.323/2022). */
function lines(f: Facts, { type, day }: z.infer<typeof ASO>): [term: string, text: string][] {
  const at = formatDate(day);
  return [
    ['Empresa', `${f.cliente}, ${inscricaoLabel(f.inscricao)} ${formatInscricao(f.inscricao)}`],
    ['Funcionário', `${f.name}, CPF ${formatCpf(f.cpf)}`],
    ['Cargo', f.cargo ?? 'Não informado'],
    ['Tipo de exame', nameOf(type)],
    ['Riscos ocupacionais', f.riscos.join(', ') || 'Ausência de riscos específicos'],
    ['Exames realizados', f.exames.map((name) => `${name} (${at})`).join('\n')],
    ['Conclusão', 'Apto para a função'],
    ['Médica responsável pelo PCMSO', 'Helena Prado (nome fictício), CRM-SP 000000'],
    ['Médico examinador', `Otávio Lins (nome fictício), CRM-SP 000000, ${at}`],
  ];
}

async function pdfOf(title: string, content: readonly [string, string][]): Promise<Buffer> {
  // Only where one is opened: a start needs none of it.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margin: 56,
    lang: 'pt-BR',
    info: { Title: title, Creator: 'Apto' },
  });
  const pieces: Buffer[] = [];
  doc.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(pieces)));
    doc.on('error', reject);
  });
  doc.font('Helvetica-Bold').fontSize(18).text('Atestado de Saúde Ocupacional');
  // Nobody may take it for a doctor's.
  doc.fontSize(10).fillColor('#b91c1c').text('Documento de demonstração, sem valor legal').moveDown();
  for (const [term, text] of content) {
    doc.font('Helvetica').fontSize(9).fillColor('#475569').text(term);
    doc.font('Helvetica-Bold').fontSize(11).fillColor('#0f172a').text(text).moveDown(0.6);
  }
  doc.end();
  return ended;
}

/**
 * ASO files of the demonstration's SOC: one for each clinical exam that its registry says was done. Only there: in
 * production an ASO comes from SOC or not at all.
 * @param behave waits and fails as the other answers of this SOC do
 */
export function demoAsos({ db }: DatabasePort, behave: () => Promise<void>): AsoPort {
  const kept = (owner: AsoOwner) => rows(db, ASO, asosSql(owner));
  return {
    missing: () => Promise.resolve(null),
    async list(owner) {
      await behave();
      return (await kept(owner)).map((aso) => ({
        id: aso.id,
        name: fileName(aso),
        day: aso.day,
        size: null,
      }));
    },
    async open(owner, id) {
      await behave();
      const aso = (await kept(owner)).find((each) => each.id === id);
      if (!aso) return null;
      const [facts] = await rows(db, FACTS, factsSql(owner, aso.day));
      if (!facts) return null;
      const name = fileName(aso);
      const content = await pdfOf(name, lines(facts, aso));
      return { name, type: 'application/pdf', content };
    },
  };
}
