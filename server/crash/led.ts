import { lastCashOut } from '#games/engines/crash/math/index.ts'
import { assert, type Transaction } from '../kernel/index.ts'
import type { CrashRoom } from './crash-room.ts'
import * as gameQueries from './games.queries.ts'
import { rulesOf, type CrashRules } from './game-rules.ts'
import type { RoundRow } from './rounds.queries.ts'

/** Another process leads the game now: nothing that was begun here may be written. */
export class LeadLost extends Error {}

export type Lapse = { readonly from: Date; readonly until: Date }

/** A game that this process leads; only this process changes the state that is cached between two steps. */
export type Led = {
  readonly room: CrashRoom
  readonly lead: gameQueries.Lead
  readonly definition: CrashRules['definition']
  /** The highest possible cash-out. */
  readonly last: number
  round: RoundRow | undefined
  isKnown: boolean
  lapse: Lapse | undefined
  targets: number[] | undefined
  waitingCheckedAt: number
  waitingCheckedFor: string | undefined
}

export function createLed(room: CrashRoom, lead: gameQueries.Lead): Led {
  const rules = rulesOf(lead.gameKey)
  assert(rules, 'A shared game has rules.')
  const { definition } = rules
  return {
    room,
    lead,
    definition,
    last: lastCashOut(definition),
    round: undefined,
    isKnown: false,
    lapse: undefined,
    targets: undefined,
    waitingCheckedAt: 0,
    waitingCheckedFor: undefined,
  }
}

/** Runs one transaction that locks the lead. */
export function inLead<T>(
  { room, lead }: Led,
  work: (tx: Transaction, game: gameQueries.GameRow) => Promise<T>,
): Promise<T> {
  return room.db.transaction(async (tx) => {
    const game = await gameQueries.lockLead(tx, lead)
    if (!game) throw new LeadLost(lead.gameKey)
    return work(tx, game)
  })
}

/** The round is another one, or has another state. */
export function become(led: Led, next: RoundRow | undefined): void {
  const { room, lead } = led
  if (!next) throw new LeadLost(lead.gameKey)
  led.round = next
  led.targets = undefined
  room.announceRound(lead.gameKey)
}
