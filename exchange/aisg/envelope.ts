import {
  constants,
  createCipheriv,
  createDecipheriv,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
  sign,
  verify,
} from 'node:crypto'
import { readZip } from '../zip/read-zip.ts'
import { writeZip } from '../zip/write-zip.ts'
import { AISG_FORMAT } from './format.ts'

/** Keys of one side as PEM: our own private one, and the public one of the other side. */
export type EnvelopeKeys = { readonly own: string; readonly theirs: string }

/** Packed files, sealed by their sender and readable by their receiver alone. */
type Envelope = {
  readonly name: string
  readonly format: string
  readonly seal: string
  readonly key: string
  readonly iv: string
  readonly tag: string
  readonly content: string
}

const OAEP = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' } as const
const CIPHER = 'aes-256-gcm'
const base64 = (bytes: Buffer) => bytes.toString('base64')

/** Packs, seals and encrypts files under a name. The name is sealed with them. */
export function sealEnvelope(name: string, files: ReadonlyMap<string, string>, { own, theirs }: EnvelopeKeys): string {
  const zip = writeZip([...files].map(([file, text]) => ({ name: file, content: Buffer.from(text, 'utf8') })))
  const [key, iv] = [randomBytes(32), randomBytes(12)]
  const cipher = createCipheriv(CIPHER, key, iv)
  const content = Buffer.concat([cipher.update(zip), cipher.final()])
  const envelope: Envelope = {
    name,
    format: AISG_FORMAT.envelope.encryption,
    seal: base64(sign('sha256', sealedBytes(name, zip), own)),
    key: base64(publicEncrypt({ key: theirs, ...OAEP }, key)),
    iv: base64(iv),
    tag: base64(cipher.getAuthTag()),
    content: base64(content),
  }
  return JSON.stringify(envelope)
}

/** Opens an envelope. Undefined where it is none, is not for us, or is not sealed by the other side. */
export function openEnvelope(
  text: string,
  { own, theirs }: EnvelopeKeys,
): { readonly name: string; readonly files: ReadonlyMap<string, string> } | undefined {
  try {
    const { name, seal, key, iv, tag, content } = JSON.parse(text) as Envelope
    const bytes = (value: string) => Buffer.from(value, 'base64')
    const decipher = createDecipheriv(CIPHER, privateDecrypt({ key: own, ...OAEP }, bytes(key)), bytes(iv))
    decipher.setAuthTag(bytes(tag))
    const zip = Buffer.concat([decipher.update(bytes(content)), decipher.final()])
    if (!verify('sha256', sealedBytes(name, zip), theirs, bytes(seal))) return undefined
    return { name, files: new Map([...readZip(zip)].map(([file, one]) => [file, one.toString('utf8')])) }
  } catch {
    return undefined
  }
}

const sealedBytes = (name: string, zip: Buffer) => Buffer.concat([Buffer.from(`${name}\n`, 'utf8'), zip])
