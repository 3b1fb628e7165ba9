import { createHmac } from 'node:crypto'

/** Signatures over the entries of the agent's file, computable only with its key. */
export type Chain = ReturnType<typeof openChain>

type Signed = { readonly kind: string; readonly reference: string; readonly body: string }

/** The hash before the first entry of a new file. */
export const FIRST_HASH = 'beginning'

export function openChain(key: Buffer) {
  const sign = (...parts: readonly string[]) => createHmac('sha256', key).update(parts.join('\n')).digest('hex')
  return {
    /** The hash of an entry, which contains that of the entry before. */
    hashOf: (previousHash: string, { kind, reference, body }: Signed) => sign(previousHash, kind, reference, body),
    /** Marks the last entry, so that missing ones at the end are detected. */
    endOf: (hash: string) => sign('last', hash),
    /** Marks the last removed entry, from which the chain goes on. */
    startOf: (seq: number, hash: string) => sign('start', String(seq), hash),
    /** Compares requests without storing them: a request can contain a PIN. */
    fingerprintOf: (request: string) => sign('request', request),
  }
}
