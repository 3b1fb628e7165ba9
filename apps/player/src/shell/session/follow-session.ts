import { readClientValue, storageKey, writeClientValue } from '../client-values.ts'

const KEPT_MAX = 5

/** Hash of a session, which tabs of one browser compare. */
export async function hashSession(playerId: number, startedAt: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${playerId}/${startedAt}`))
  return [...new Uint8Array(bytes).slice(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Stores the session of this tab as the newest one of the browser. */
export function keepSession(hash: string): void {
  const known = readClientValue('sessionHashes')
  if (known[0] !== hash)
    writeClientValue('sessionHashes', [hash, ...known.filter((one) => one !== hash)].slice(0, KEPT_MAX))
}

/**
 * Calls back when another tab has signed in or out, so that this one does not keep showing the balance of an ended
 * session.
 * @param hash session of this tab
 */
export function watchOtherTabs(hash: string, changed: () => void): () => void {
  const look = ({ key }: StorageEvent) => {
    if (key === storageKey('sessionHashes') && readClientValue('sessionHashes')[0] !== hash) changed()
  }
  addEventListener('storage', look)
  return () => removeEventListener('storage', look)
}
