import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** Encodes a value in DER (X.690), as far as a certificate (RFC 5280) needs it. */
const encodeDer = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...head]), content]);
};
const sequence = (...parts: readonly Buffer[]): Buffer => encodeDer(0x30, ...parts);
const identifier = (hex: string): Buffer => encodeDer(0x06, Buffer.from(hex, 'hex'));
const time = (at: Date): Buffer => encodeDer(0x17, Buffer.from(`${at.toISOString().slice(2, 19).replaceAll(/[-:T]/g, '')}Z`));

const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'));
const commonName = (name: string): Buffer => sequence(encodeDer(0x31, sequence(identifier('550403'), encodeDer(0x0c, Buffer.from(name)))));
/** The address 127.0.0.1 and the name localhost. */
const alternativeNames = sequence(
  identifier('551d11'),
  encodeDer(0x04, sequence(encodeDer(0x87, Buffer.from([127, 0, 0, 1])), encodeDer(0x82, Buffer.from('localhost')))),
);

export interface Certificate {
  /** PEM. */
  readonly key: string;
  readonly cert: string;
}

/** Creates a certificate for this machine that is valid for an hour and that only tests trust. */
export function createCertificate(): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = commonName('localhost');
  const hour = 3_600_000;
  const body = sequence(
    encodeDer(0xa0, encodeDer(0x02, Buffer.from([2]))),
    encodeDer(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    name,
    sequence(time(new Date(Date.now() - hour)), time(new Date(Date.now() + hour))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    encodeDer(0xa3, sequence(alternativeNames)),
  );
  const signature = sign('sha256', body, privateKey);
  const certificate = sequence(body, ecdsaWithSha256, encodeDer(0x03, Buffer.from([0]), signature));
  return {
    key: toPem(privateKey),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64').replaceAll(/(.{64})/g, '$1\n')}\n-----END CERTIFICATE-----\n`,
  };
}

const toPem = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString();
