import type { BancoPort } from '../db/port.ts';
import type { Configuracao } from '../platform/configuracao.ts';
import { arquivosEmbutidos, emailEmbutido, socEmbutido, whatsappEmbutido } from './embutidos.ts';
import { arquivosS3, socHttp, whatsappHttp } from './http.ts';
import type { Gateways } from './ports.ts';
import { emailSmtp } from './smtp.ts';

/** The real adapter of each gateway whose address is configured, the embedded one of the others. */
export function criarGateways(config: Configuracao, banco: BancoPort): Gateways {
  return {
    soc: config.socUrl ? socHttp(config.socUrl) : socEmbutido(banco, config),
    email: config.smtpUrl ? emailSmtp(config.smtpUrl, config.remetente) : emailEmbutido(banco, config),
    whatsapp: config.whatsappUrl ? whatsappHttp(config.whatsappUrl) : whatsappEmbutido(banco, config),
    arquivos: config.s3Url ? arquivosS3(config.s3Url) : arquivosEmbutidos(config.pastaDeDados),
  };
}
