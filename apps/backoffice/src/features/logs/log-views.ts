import type { ComponentType } from 'react'
import type { Permission } from '#contract/permissions.ts'
import { LOG_RIGHTS, type LogTab } from '../../shell/view-names.ts'
import { AccountingLog } from './accounting-log.tsx'
import { BonusLog } from './bonus-log.tsx'
import { BonusSteps } from './bonus-steps.tsx'
import { CrashBets } from './crash-bets.tsx'
import { CrashLog } from './crash-log.tsx'
import { EntriesOfRow } from './entries-of-row.tsx'
import { FigurePeople } from './figure-people.tsx'
import { FigureProtection } from './figure-protection.tsx'
import { FundsLog } from './funds-log.tsx'
import { GameLog } from './game-log.tsx'
import { JackpotLog } from './jackpot-log.tsx'
import { OverviewLog } from './overview-log.tsx'
import { VenueFacts } from './venue-facts.tsx'
import { VenueLog } from './venue-log.tsx'

type LogView = {
  readonly View: ComponentType
  readonly permission: Permission
  /** The log from which it is opened, if it has no tab of its own. */
  readonly under?: LogTab
}

/** The logs by their name in the URL; the audit log has a screen of its own. */
export const LOG_VIEWS = {
  overview: { View: OverviewLog, permission: LOG_RIGHTS.overview },
  accounting: { View: AccountingLog, permission: LOG_RIGHTS.accounting },
  funds: { View: FundsLog, permission: LOG_RIGHTS.funds },
  games: { View: GameLog, permission: LOG_RIGHTS.games },
  crash: { View: CrashLog, permission: LOG_RIGHTS.crash },
  jackpots: { View: JackpotLog, permission: LOG_RIGHTS.jackpots },
  bonuses: { View: BonusLog, permission: LOG_RIGHTS.bonuses },
  venues: { View: VenueLog, permission: LOG_RIGHTS.venues },
  people: { View: FigurePeople, permission: 'reports.players', under: 'overview' },
  protection: { View: FigureProtection, permission: 'players.read', under: 'overview' },
  entries: { View: EntriesOfRow, permission: 'reports.players', under: 'accounting' },
  bets: { View: CrashBets, permission: 'rounds.read', under: 'crash' },
  bonusSteps: { View: BonusSteps, permission: 'reports.players', under: 'bonuses' },
  venueFacts: { View: VenueFacts, permission: 'reports.players', under: 'venues' },
} as const satisfies Readonly<Record<string, LogView>>

export type LogName = keyof typeof LOG_VIEWS
export const LOG_NAMES = Object.keys(LOG_VIEWS) as LogName[]

/** The tab of a log: that of the log from which it is opened, or its own. */
export function tabOf(name: LogName): LogTab {
  const { under }: LogView = LOG_VIEWS[name]
  return under ?? (name as LogTab)
}
