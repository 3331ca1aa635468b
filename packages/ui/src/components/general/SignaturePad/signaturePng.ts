import { PAD, signatureSvg, type Signature } from './SignaturePad.logic.ts';

/**
 * A assinatura como PNG sobre branco, com o dobro do tamanho do quadro; null onde ninguém assinou. Só num navegador.
 * @throws Error onde o navegador não consegue desenhá-la
 */
export async function signaturePng(signature: Signature | null): Promise<Blob | null> {
  const svg = signatureSvg(signature);
  if (svg === '') return null;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = PAD.width * 2;
  canvas.height = PAD.height * 2;
  const ink = canvas.getContext('2d');
  if (!ink) throw new Error('Sem canvas neste navegador.');
  ink.fillStyle = '#fff';
  ink.fillRect(0, 0, canvas.width, canvas.height);
  ink.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('A imagem não foi gerada.'))),
      'image/png',
    );
  });
}
