export { avisarErro, avisarErroDoServidor, avisarInformacao, avisarSucesso, mensagemDe, VIDA } from './avisos.ts';
