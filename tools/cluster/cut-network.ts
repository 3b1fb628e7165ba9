import { execFileSync } from 'node:child_process'
import type { Member } from './layout.ts'

const TABLE = 'tolar_drill'

/**
 * Isolates a member from all others, like a network partition: packets from and to its processes are dropped. All
 * members are on one machine, so they are distinguished by their group. Returns a function that reconnects it.
 */
export function cutOff({ group, database, rest }: Member): () => void {
  const tell = (...order: string[]) => execFileSync('nft', order)
  tell('add', 'table', 'inet', TABLE)
  tell('add', 'chain', 'inet', TABLE, 'out', '{ type filter hook output priority 0; }')
  tell('add', 'rule', 'inet', TABLE, 'out', 'meta', 'skgid', String(group), 'drop')
  tell('add', 'rule', 'inet', TABLE, 'out', 'tcp', 'dport', `{ ${database}, ${rest} }`, 'drop')
  return () => void tell('delete', 'table', 'inet', TABLE)
}
