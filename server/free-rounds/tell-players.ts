import type { Static } from 'typebox'
import type { Language } from '#contract/shapes/fields.ts'
import { formatMoney } from '#money'
import type { Clock, Database, Heartbeat, Querier, Reaction, Transaction } from '../kernel/index.ts'
import { inboxWords } from './inbox-words.ts'
import { findRelation, lockEnding, type RelationRow } from './relations/relations.queries.ts'
import { giftOf } from './terms-of.ts'

const BEFORE_END_MS = 2 * 86_400_000
const AT_ONCE = 200
const EVERY_MS = 60_000
/** The page of free rounds. */
const LINK = 'dp:gf_free-rounds'

export type TellNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly timeZone: string
  readonly findLanguage: (db: Querier, playerId: number) => Promise<Static<typeof Language>>
  /** Writes into the inbox, once for a cause. */
  readonly sendMessage: (
    tx: Transaction,
    message: {
      readonly playerId: number
      readonly category: 'offers'
      readonly title: string
      readonly body: string
      readonly link: string
      readonly cause: string
      readonly expiresAt: Date
    },
  ) => Promise<void>
}

/** Players read in their inbox what they were offered. */
export function freeRoundReactions(needs: TellNeeds): Reaction[] {
  return [
    {
      event: 'free-rounds.offered',
      name: 'free-rounds.tell-of-offer',
      react: ({ relationId }) =>
        needs.db.transaction(async (tx) => {
          const row = await findRelation(tx, relationId)
          if (row?.state === 'offered') await write(needs, tx, row, 'offered')
        }),
    },
  ]
}

/** Tells once, two days before, that accepted rounds are not played yet. Gives how many were told. */
export async function tellOfEnd(needs: TellNeeds): Promise<number> {
  const at = needs.clock.now()
  return needs.db.transaction(async (tx) => {
    const before = new Date(at.getTime() + BEFORE_END_MS)
    const ids = await lockEnding(tx, { at, before, limit: AT_ONCE })
    for (const id of ids) {
      const row = await findRelation(tx, id)
      if (row) await write(needs, tx, row, 'ending')
    }
    return ids.length
  })
}

export const tellOfEndHeartbeat = (needs: TellNeeds): Heartbeat => ({
  name: 'free-rounds.tell-of-end',
  everyMs: EVERY_MS,
  beat: () => tellOfEnd(needs),
})

async function write(needs: TellNeeds, tx: Transaction, row: RelationRow, what: 'offered' | 'ending'): Promise<void> {
  const { id, playerId, endsAt: expiresAt, used, currency, terms } = row
  const { rounds, stakeMinor } = giftOf(terms)
  const language = await needs.findLanguage(tx, playerId)
  const { timeZone } = needs
  const until = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    expiresAt,
  )
  const words = inboxWords[language]
  const stake = formatMoney({ amountMinor: stakeMinor, currency }, language)
  const told = what === 'offered' ? words.offered(`${rounds}`, stake, until) : words.ending(`${rounds - used}`, until)
  const cause = `free-rounds-${what}:${id}`
  await needs.sendMessage(tx, { playerId, category: 'offers', ...told, link: LINK, cause, expiresAt })
}
