import type { PlayerTab } from './paths.ts'
import { useMe } from './session.ts'

const PERMISSION_OF = {
  timeline: 'players.read',
  entries: 'money.read',
  deposits: 'payments.read',
  withdrawals: 'payments.read',
  cash: 'payments.read',
  rounds: 'rounds.read',
  sessions: 'players.read',
  letters: 'players.read',
  cards: 'players.read',
  limits: 'players.read',
  bonuses: 'bonuses.read',
  points: 'loyalty.read',
  exclusion: 'players.read',
  registration: 'players.read',
  documents: 'documents.read',
} as const

/** Which tabs of a player this person may open. */
export function useTabRights(): Readonly<Record<PlayerTab, boolean>> {
  const permissions = useMe().data?.user.permissions ?? []
  const rights = Object.entries(PERMISSION_OF).map(([tab, permission]) => [tab, permissions.includes(permission)])
  return Object.fromEntries(rights) as Record<PlayerTab, boolean>
}
