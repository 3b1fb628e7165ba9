/** Keys that personal data is sealed with: the first one seals, each of them opens. */
export type FieldKeys = {
  readonly keys: readonly { readonly id: string; readonly key: Buffer }[]
  /** Key of the blind indexes; it stays when the sealing keys change. */
  readonly indexKey: Buffer
}

const KEY_BYTES = 32
const KEY = /^(?<id>[a-z0-9-]{1,24}):(?<key>[A-Za-z0-9_-]{43})$/

/**
 * Reads `FIELD_KEYS` (`<id>:<32 bytes in base64url>`, comma-separated, newest first) and `FIELD_INDEX_KEY` (32 bytes in
 * base64url). Returns the keys, or one sentence for each problem.
 */
export function readFieldKeys(keys: string, indexKey: string): FieldKeys | { readonly problems: readonly string[] } {
  const problems: string[] = []
  const read = keys.split(',').flatMap((one) => {
    const { id, key } = KEY.exec(one.trim())?.groups ?? {}
    if (id === undefined || key === undefined) return []
    return [{ id, key: Buffer.from(key, 'base64url') }]
  })
  if (read.length === 0 || read.length !== keys.split(',').length)
    problems.push('FIELD_KEYS must be <id>:<32 bytes in base64url>, separated by commas, the newest first.')
  if (new Set(read.map(({ id }) => id)).size !== read.length) problems.push('FIELD_KEYS names a key id twice.')
  const index = Buffer.from(indexKey, 'base64url')
  if (index.length !== KEY_BYTES) problems.push('FIELD_INDEX_KEY must be 32 bytes in base64url.')
  return problems.length > 0 ? { problems } : { keys: read, indexKey: index }
}
