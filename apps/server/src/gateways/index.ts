import type { DatabasePort } from '../db/port.ts';
import type { Configuration } from '../platform/config.ts';
import { absentEmail, absentWhatsapp } from './absent.ts';
import { cepHttp } from './cep.ts';
import { builtInFiles, builtInEmail, builtInSoc, builtInWhatsapp } from './embedded.ts';
import { s3Files, whatsappHttp } from './http.ts';
import type { Gateways } from '../platform/ports.ts';
import { emailSmtp, smtpOptions } from './smtp.ts';
import { socWebServices } from './soc/index.ts';

/**
 * The real adapter of each gateway whose address is configured, the embedded one of the others. In production no
 * message goes to an embedded mailbox: without its service it is not sent.
 */
export function createGateways(config: Configuration, database: DatabasePort): Gateways {
  const { production } = config;
  const builtInOrNone = {
    email: () => (production ? absentEmail : builtInEmail(database, config)),
    whatsapp: () => (production ? absentWhatsapp : builtInWhatsapp(database, config)),
  };
  return {
    cep: config.cepUrl ? cepHttp(config.cepUrl) : null,
    soc: config.socUrl
      ? socWebServices(config.socUrl, { database, keyRing: config.keyRing })
      : builtInSoc(database, config),
    email: config.smtpUrl ? emailSmtp(smtpOptions(config.smtpUrl), config.sender) : builtInOrNone.email(),
    whatsapp: config.whatsappUrl ? whatsappHttp(config.whatsappUrl) : builtInOrNone.whatsapp(),
    files: config.s3Url ? s3Files(config.s3Url) : builtInFiles(config.dataFolder),
  };
}
