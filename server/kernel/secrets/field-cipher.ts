import { createHmac } from 'node:crypto'
import { assert } from '../assert.ts'
import { decryptBytes, encryptBytes } from './authenticated-encryption.ts'
import type { FieldKeys } from './field-keys.ts'

/**
 * Seals (encrypts) single fields and files of personal data, so that a copy of the database or of a folder reveals
 * nothing. `belongsTo` names the one place that a value is for (`players.birth-number:8812`): moved elsewhere, it does
 * not open.
 */
export type FieldCipher = {
  readonly seal: (text: string, belongsTo: string) => string
  readonly open: (sealed: string, belongsTo: string) => string
  readonly sealBytes: (bytes: Buffer, belongsTo: string) => Buffer
  readonly openBytes: (sealed: Buffer, belongsTo: string) => Buffer
  /**
   * Prefix of everything that the newest key has sealed. Values without it are sealed again: that is how a key is
   * retired.
   */
  readonly currentStart: string
  /** Prefixes of what the other keys have sealed. */
  readonly olderStarts: readonly string[]
  /**
   * The same hash for equal texts, which reveals nothing else: stored beside a sealed field to find it again.
   * @param text normalized, so that texts that count as equal are equal (no spaces, upper case)
   * @param kind keeps indexes apart: a passport number never matches a birth number
   */
  readonly blindIndex: (text: string, kind: string) => string
}

const VERSION = 'f1'
const HEADER_MAX = 40
const HEADER = /^f1\.(?<id>[a-z0-9-]{1,24})\./

/**
 * The envelope is `f1.<key id>.<nonce, tag and body of AES-256-GCM>`: base64url in a text, raw in a file. The key id and
 * what the value belongs to are authenticated with it.
 */
export function makeFieldCipher({ keys, indexKey }: FieldKeys): FieldCipher {
  const newest = keys[0]
  assert(newest !== undefined, 'There is a key that seals personal data.')
  const byId = new Map(keys.map(({ id, key }) => [id, key]))
  const header = `${VERSION}.${newest.id}.`

  const sealBody = (bytes: Buffer, belongsTo: string) => encryptBytes(newest.key, bytes, header + belongsTo)
  const openBody = (start: string, id: string, body: Buffer, belongsTo: string) => {
    const key = byId.get(id)
    assert(key !== undefined, `The key "${id}" that sealed a field is not in FIELD_KEYS.`)
    return decryptBytes(key, body, start + belongsTo)
  }
  return {
    seal: (text, belongsTo) => header + sealBody(Buffer.from(text, 'utf8'), belongsTo).toString('base64url'),
    open: (sealed, belongsTo) => {
      const { start, id } = readHeader(sealed)
      return openBody(start, id, Buffer.from(sealed.slice(start.length), 'base64url'), belongsTo).toString('utf8')
    },
    sealBytes: (bytes, belongsTo) => Buffer.concat([Buffer.from(header, 'latin1'), sealBody(bytes, belongsTo)]),
    openBytes: (sealed, belongsTo) => {
      const { start, id } = readHeader(sealed)
      return openBody(start, id, sealed.subarray(start.length), belongsTo)
    },
    currentStart: header,
    olderStarts: keys.slice(1).map(({ id }) => `${VERSION}.${id}.`),
    blindIndex: (text, kind) => createHmac('sha256', indexKey).update(`${kind}\n${text}`).digest('base64url'),
  }
}

function readHeader(sealed: string | Buffer): { readonly start: string; readonly id: string } {
  const found = HEADER.exec(typeof sealed === 'string' ? sealed : sealed.toString('latin1', 0, HEADER_MAX))
  const id = found?.groups?.['id']
  assert(found !== null && id !== undefined, 'A sealed field begins with its version and the id of its key.')
  return { start: found[0], id }
}
