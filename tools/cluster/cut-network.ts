import { execFileSync } from 'node:child_process'
import type { Member } from './layout.ts'

const TABLE = 'tolar_drill'

/**
 * Cuts a member off from everybody, as a network that is cut in two: what its processes send is dropped, and what is sent to
 * it. All members are on one machine, so they are told apart by their group. Gives what joins it again.
 */
export function cutOff({ group, database, rest }: Member): () => void {
  const tell = (...order: string[]) => execFileSync('nft', order)
  tell('add', 'table', 'inet', TABLE)
  tell('add', 'chain', 'inet', TABLE, 'out', '{ type filter hook output priority 0; }')
  tell('add', 'rule', 'inet', TABLE, 'out', 'meta', 'skgid', String(group), 'drop')
  tell('add', 'rule', 'inet', TABLE, 'out', 'tcp', 'dport', `{ ${database}, ${rest} }`, 'drop')
  return () => void tell('delete', 'table', 'inet', TABLE)
}
