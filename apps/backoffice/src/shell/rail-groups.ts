import { Banknote, Gamepad2, Gift, MapPin, Scale, Users, Wrench, type LucideIcon } from 'lucide-react'
import type { ScreenName } from './screens.ts'

/** What stands above all groups: what is now, what waits for a second person, and figures. */
export const FIRST: readonly ScreenName[] = ['now', 'approvals', 'reports', 'logs']

type Group = { readonly name: GroupName; readonly Icon: LucideIcon; readonly screens: readonly ScreenName[] }
export type GroupName = (typeof GROUP_NAMES)[number]
export const GROUP_NAMES = ['players', 'money', 'games', 'promotions', 'places', 'law', 'operations'] as const

/** Screens by kind of work, in the order of the rail. Screens without a group are in the last one. */
export const GROUPS: readonly Group[] = [
  { name: 'players', Icon: Users, screens: ['players', 'support', 'documents', 'privacy'] },
  { name: 'money', Icon: Banknote, screens: ['deposits', 'withdrawals', 'bank', 'cashDesk'] },
  { name: 'games', Icon: Gamepad2, screens: ['games', 'jackpots', 'crash'] },
  {
    name: 'promotions',
    Icon: Gift,
    screens: ['bonuses', 'campaigns', 'freeRounds', 'triggers', 'tournaments', 'loyalty', 'content'],
  },
  { name: 'places', Icon: MapPin, screens: ['places', 'kiosks'] },
  { name: 'law', Icon: Scale, screens: ['law', 'risk', 'authorities', 'audit'] },
  { name: 'operations', Icon: Wrench, screens: ['clients', 'shutdowns', 'staff'] },
]

export function groupOf(name: ScreenName): GroupName | undefined {
  if (FIRST.includes(name)) return undefined
  return GROUPS.find(({ screens }) => screens.includes(name))?.name ?? 'operations'
}
