import type { Static } from 'typebox'
import type { Language } from '#contract/shapes/fields.ts'
import { formatMoney } from '#money'
import type { Clock, Database, Heartbeat, Querier, Reaction, Transaction } from '../kernel/index.ts'
import type { Mail } from '../messaging/index.ts'
import { findRelationOfAward, noteTold } from './told.queries.ts'
import { inboxWords } from './inbox-words.ts'
import { findRelation, listEnding, noteWarned, type RelationRow } from './relations/relations.queries.ts'
import { giftOf } from './terms-of.ts'

const BEFORE_END_MS = 2 * 86_400_000
const AT_ONCE = 200
const EVERY_MS = 60_000
const FIRST = '00000000-0000-0000-0000-000000000000'
/** The page of free rounds. */
const LINK = 'dp:gf_free-rounds'

export type TellNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly timeZone: string
  /** Where a player of this brand is written to; undefined for another brand's. */
  readonly findContact: (
    db: Querier,
    playerId: number,
  ) => Promise<{ readonly email: string; readonly language: Static<typeof Language> } | undefined>
  /** Whether a player may be offered anything: nothing stops them from playing, and staff have not restricted them. */
  readonly mayTempt: (db: Querier, playerId: number, campaignId: string | null) => Promise<boolean>
  /** Whether a player has agreed to offers by letter. */
  readonly wantsOffers: (db: Querier, playerId: number) => Promise<boolean>
  /** Queues a letter in the transaction of its cause; one that is not marketing lands in the inbox too. */
  readonly sendLetter: (tx: Transaction, mail: Mail) => Promise<void>
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

/** Players are told what they were offered, what they took in its place, and what ended without them. */
export function freeRoundReactions(needs: TellNeeds): Reaction[] {
  return [
    {
      event: 'free-rounds.offered',
      name: 'free-rounds.tell-of-offer',
      react: ({ relationId }) =>
        needs.db.transaction(async (tx) => {
          const row = await findRelation(tx, relationId)
          if (row?.state === 'offered') await invite(needs, tx, row, 'offered')
        }),
    },
    {
      event: 'free-rounds.converted',
      name: 'free-rounds.tell-of-conversion',
      react: ({ relationId, to, amountMinor }) =>
        tellOfOwn(needs, relationId, 'converted', (row, language) => ({
          template: 'free-rounds-converted',
          values: {
            to: to === 'cash' ? 'cash' : 'bonus',
            amount: formatMoney({ amountMinor, currency: row.currency }, language),
          },
        })),
    },
    {
      event: 'free-rounds.cancelled',
      name: 'free-rounds.tell-of-cancelling',
      react: ({ relationId, left, by = 'staff' }) =>
        tellOfOwn(needs, relationId, 'ended', (row) =>
          // An offer was never theirs.
          row.acceptedAt === null || left === 0
            ? undefined
            : { template: 'free-rounds-ended', values: { how: by === 'withdrawal' ? by : 'staff', left } },
        ),
    },
    {
      event: 'free-rounds.expired',
      name: 'free-rounds.tell-of-expiry',
      react: async ({ awardId, left }) => {
        const relationId = await findRelationOfAward(needs.db, awardId)
        if (relationId !== undefined && left > 0)
          await tellOfOwn(needs, relationId, 'ended', () => ({
            template: 'free-rounds-ended',
            values: { how: 'expired', left },
          }))
      },
    },
  ]
}

type LetterOf = (row: RelationRow, language: Static<typeof Language>) => Pick<Mail, 'template' | 'values'> | undefined

/** Of what is one's own everybody is told, whatever they agreed to; once, also where the event comes twice. */
async function tellOfOwn(needs: TellNeeds, relationId: string, what: string, letterOf: LetterOf): Promise<void> {
  const { db, clock } = needs
  await db.transaction(async (tx) => {
    const row = await findRelation(tx, relationId)
    const contact = row && (await needs.findContact(tx, row.playerId))
    const words = contact && letterOf(row, contact.language)
    if (!words || !(await noteTold(tx, relationId, what, clock.now()))) return
    const { email: to, language } = contact
    await needs.sendLetter(tx, { to, language, ...words } as Mail)
  })
}

/** Tells once, two days before, that accepted rounds are not played yet. Gives how many were told. */
export async function tellOfEnd(needs: TellNeeds): Promise<number> {
  const at = needs.clock.now()
  const before = new Date(at.getTime() + BEFORE_END_MS)
  let [told, after] = [0, FIRST]
  for (;;) {
    const ids = await listEnding(needs.db, { at, before, after, limit: AT_ONCE })
    for (const id of ids)
      told += await needs.db.transaction(async (tx) => {
        const row = await findRelation(tx, id)
        return row ? invite(needs, tx, row, 'ending') : 0
      })
    const last = ids.at(-1)
    if (ids.length < AT_ONCE || last === undefined) return told
    after = last
  }
}

export const tellOfEndHeartbeat = (needs: TellNeeds): Heartbeat => ({
  name: 'free-rounds.tell-of-end',
  everyMs: EVERY_MS,
  beat: () => tellOfEnd(needs),
})

/** What invites to play goes to whom nothing keeps from it, and by letter only to who agreed to that. Gives how many were told. */
async function invite(
  needs: TellNeeds,
  tx: Transaction,
  row: RelationRow,
  what: 'offered' | 'ending',
): Promise<number> {
  const { id, playerId, endsAt: expiresAt, used, currency, terms, campaignId } = row
  const contact = await needs.findContact(tx, playerId)
  // Another brand's worker tells its own players.
  if (!contact) return 0
  const at = needs.clock.now()
  if (!(what === 'ending' ? await noteWarned(tx, id, at) : await noteTold(tx, id, what, at))) return 0
  if (!(await needs.mayTempt(tx, playerId, campaignId))) return 0
  const { rounds, stakeMinor } = giftOf(terms)
  const { email: to, language } = contact
  const { timeZone } = needs
  const until = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    expiresAt,
  )
  const words = inboxWords[language]
  const stake = formatMoney({ amountMinor: stakeMinor, currency }, language)
  const left = rounds - used
  const told = what === 'offered' ? words.offered(`${rounds}`, stake, until) : words.ending(`${left}`, until)
  const cause = `free-rounds-${what}:${id}`
  await needs.sendMessage(tx, { playerId, category: 'offers', ...told, link: LINK, cause, expiresAt })
  // Who used a code or took it from the page of offers knows of it.
  const hasAsked = what === 'offered' && (row.source === 'code' || row.source === 'campaign')
  if (hasAsked || !(await needs.wantsOffers(tx, playerId))) return 1
  await needs.sendLetter(
    tx,
    what === 'offered'
      ? { to, language, template: 'free-rounds-offered', values: { rounds, stake, until } }
      : { to, language, template: 'free-rounds-ending', values: { left, until } },
  )
  return 1
}
