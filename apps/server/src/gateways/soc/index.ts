import { isFileType, isPreviewable, safeFileName } from '@apto/domain/attachments';
import { MAX_ATTACHMENT_SIZE } from '@apto/domain/messages';
import { nowInSaoPaulo } from '@apto/domain/time';
import { fileTypeFromBuffer } from 'file-type';
import type { DatabasePort } from '../../db/port.ts';
import { inflatePart, readArchive } from '../../platform/archive.ts';
import type { KeyRing } from '../../platform/key-ring.ts';
import { IntegrationError, type AsoOwner, type AsoPort, type SocPort } from '../../platform/ports.ts';
import { registeredRiscos } from '../registered-riscos.ts';
import { readSocKeys, readSocPerson, type SocKeys, type SocPerson } from './access.ts';
import { downloadGed } from './download.ts';
import { askExams, examsOf, readKnownExams, sameCode } from './exams.ts';
import { askExport } from './export.ts';
import { PatientCaller, SOC_PATIENCE, type Patience } from './patience.ts';
import { SOC_GED } from './shapes.ts';

/** The entries of a zip that SOC packed one file into. */
const MAX_PARTS = 20;

const missing = (what: string) => new IntegrationError('soc', `A empresa não tem no cadastro ${what}.`);

/** The file itself, out of the zip that SOC may pack it into. @throws IntegrationError where it is neither PDF nor picture */
async function asoOf(bytes: Buffer): Promise<{ type: string; content: Buffer } | null> {
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  if (isFileType(type) && isPreviewable(type)) return { type, content: bytes };
  if (type !== 'application/zip') return null;
  for (const part of readArchive(bytes, MAX_PARTS)) {
    const content = await inflatePart(part, MAX_ATTACHMENT_SIZE);
    const inner = (await fileTypeFromBuffer(content))?.mime;
    if (isFileType(inner) && isPreviewable(inner)) return { type: inner, content };
  }
  return null;
}

/**
 * SOC's own web services, with the keys of the company of each employee (docs/gateways.md says where their shape is from).
 * @param base address of SOC, as `https://ws1.soc.com.br`
 */
export function socWebServices(
  base: string,
  {
    database,
    keyRing,
    patience = SOC_PATIENCE,
  }: { database: DatabasePort; keyRing: KeyRing; patience?: Patience },
): SocPort {
  /** A company whose keys fail does not stop the others. */
  const callers = new Map<number, PatientCaller>();
  const callerOf = (empresaId: number): PatientCaller => {
    const caller = callers.get(empresaId) ?? new PatientCaller(patience);
    callers.set(empresaId, caller);
    return caller;
  };
  const enter = async (
    owner: AsoOwner,
  ): Promise<{ person: SocPerson; keys: SocKeys; caller: PatientCaller }> => {
    const person = await readSocPerson(database, owner);
    const keys = await readSocKeys(database, keyRing, person.empresaId);
    return { person, keys, caller: callerOf(person.empresaId) };
  };
  return {
    asos: socAsos(base, { enter, keysOf: (empresaId) => readSocKeys(database, keyRing, empresaId) }),
    // None of SOC's published exports says an employee's risks: they are the registry's, which the import keeps.
    riscos: (funcionarioId) => registeredRiscos(database.db, funcionarioId),
    async procedimentos({ tipoExameId, ...owner }) {
      const { person, keys, caller } = await enter(owner);
      const { principal, suggested, due } = keys;
      if (principal === null || !suggested || !due)
        throw missing('o código da empresa principal e os exporta dados de exames sugeridos e de convocação');
      const today = nowInSaoPaulo(Date.now()).data;
      const said = await askExams({ base, caller, principal, suggested, due }, person, tipoExameId, today);
      return examsOf(said, await readKnownExams(database.db, person.empresaId, said), today);
    },
  };
}

interface AsoAccess {
  enter: (owner: AsoOwner) => Promise<{ person: SocPerson; keys: SocKeys; caller: PatientCaller }>;
  keysOf: (empresaId: number) => Promise<SocKeys>;
}

const WITHOUT_KEYS =
  'A empresa ainda não tem no cadastro as chaves do SOC para os ASOs: usuário, chave de acesso, códigos e o exporta dados do SOCGED.';

/** The ASO files of SOCGED. What a file is, its content says: a page of HTML that came in its place is refused. */
function socAsos(base: string, { enter, keysOf }: AsoAccess): AsoPort {
  const files = async (owner: AsoOwner) => {
    const { person, keys, caller } = await enter(owner);
    const { ged } = keys;
    if (!ged) throw missing('o exporta dados do SOCGED e o tipo que é o ASO');
    const found = await caller.ask((ms) =>
      askExport(
        base,
        ged,
        {
          empresa: person.cliente,
          tipoBusca: '0',
          sequencialFicha: '',
          cpfFuncionario: person.cpf,
          filtraPorTipoSocged: 'true',
          codigoTipoSocged: ged.asoType,
          dataInicio: '',
          dataFim: '',
          dataEmissaoInicio: '',
          dataEmissaoFim: '',
        },
        SOC_GED,
        ms,
      ),
    );
    const own = found.flatMap((each) => {
      const day = each.DT_EMISSAO ?? each.DT_UPLOAD_ARQUIVO;
      // A file of somebody else is nobody's to see here, whatever was asked for.
      return day !== null && sameCode(each.CD_FUNCIONARIO, person.code) ? [{ ...each, day }] : [];
    });
    return { person, keys, caller, own };
  };
  return {
    async missing(empresaId) {
      const { ged, user, principal } = await keysOf(empresaId);
      return ged && user && principal !== null ? null : WITHOUT_KEYS;
    },
    async list(owner) {
      const { own } = await files(owner);
      return own
        .map((each) => ({
          id: each.CD_ARQUIVO_GED,
          name: each.NM_ARQUIVOS_GED ?? each.NM_GED ?? 'ASO',
          day: each.day,
          size: null,
        }))
        .sort((a, b) => (a.day === b.day ? b.id - a.id : a.day < b.day ? 1 : -1));
    },
    async open(owner, id) {
      const { person, keys, caller, own } = await files(owner);
      const known = own.find(({ CD_ARQUIVO_GED: file }) => file === id);
      if (!known) return null;
      const { principal, user } = keys;
      if (principal === null || !user) throw missing('o usuário do SOC e a chave de acesso dele');
      const file = { empresa: person.cliente, ged: known.CD_GED, file: id };
      const bytes = await caller.ask((ms) => downloadGed(base, { principal, user }, file, ms));
      const aso = await asoOf(bytes);
      if (!aso || !isFileType(aso.type))
        throw new IntegrationError('soc', 'soc respondeu um ASO que não é PDF nem imagem.');
      return {
        name: safeFileName(known.NM_ARQUIVOS_GED ?? known.NM_GED ?? 'ASO', aso.type),
        type: aso.type,
        content: aso.content,
      };
    },
  };
}
