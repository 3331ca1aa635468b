import type { DatabasePort } from '../db/port.ts';
import type { Configuration } from '../platform/config.ts';
import { builtInFiles, builtInEmail, builtInSoc, builtInWhatsapp } from './embedded.ts';
import { s3Files, socHttp, whatsappHttp } from './http.ts';
import type { Gateways } from '../platform/ports.ts';
import { emailSmtp } from './smtp.ts';

/** The real adapter of each gateway whose address is configured, the embedded one of the others. */
export function createGateways(config: Configuration, database: DatabasePort): Gateways {
  return {
    soc: config.socUrl ? socHttp(config.socUrl) : builtInSoc(database, config),
    email: config.smtpUrl ? emailSmtp(config.smtpUrl, config.sender) : builtInEmail(database, config),
    whatsapp: config.whatsappUrl ? whatsappHttp(config.whatsappUrl) : builtInWhatsapp(database, config),
    files: config.s3Url ? s3Files(config.s3Url) : builtInFiles(config.dataFolder),
  };
}
