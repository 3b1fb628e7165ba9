import { formatMoney, type CurrencyCode } from '#money'
import {
  forEachOfPages,
  type Clock,
  type Database,
  type PageOf,
  type Querier,
  type Transaction,
} from '../kernel/index.ts'
import type { LanguageCode, Mail } from '../messaging/index.ts'

const AT_ONCE = 200

/** Needs for notifying players of gifts, passed by the composition. */
export type NotifyNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly timeZone: string
  /** Where a player of this brand is written to; undefined for another brand's. */
  readonly findContact: (
    db: Querier,
    playerId: number,
  ) => Promise<{ readonly email: string; readonly language: LanguageCode } | undefined>
  /** Whether a player may be offered anything: nothing stops them from playing, and staff have not restricted them. */
  readonly mayTempt: (db: Querier, playerId: number, campaignId: string | null) => Promise<boolean>
  /** Whether a player has agreed to offers by letter. */
  readonly wantsOffers: (db: Querier, playerId: number) => Promise<boolean>
  /** Queues a letter in the transaction of its cause; one that is not marketing lands in the inbox too. */
  readonly sendLetter: (tx: Transaction, mail: Mail) => Promise<void>
  /** Writes an offer into the inbox, once for a cause. */
  readonly sendOffer: (
    tx: Transaction,
    offer: {
      readonly playerId: number
      readonly mail: Mail
      readonly link: string
      readonly cause: string
      readonly expiresAt: Date
    },
  ) => Promise<void>
}

export type Words = Pick<Mail, 'template' | 'values'>
type Money = (amountMinor: number) => string

type About = {
  readonly playerId: number
  readonly currency: CurrencyCode
  /** Records in the transaction that the player is notified; false when they were before. */
  readonly note: (tx: Transaction, at: Date) => Promise<boolean>
}

/** Everybody is notified of their own money, whatever they agreed to; once, even if the event is repeated. */
export async function notifyOwner(
  needs: NotifyNeeds,
  tx: Transaction,
  { playerId, currency, note, wordsOf }: About & { readonly wordsOf: (money: Money) => Words | undefined },
): Promise<void> {
  const contact = await needs.findContact(tx, playerId)
  // Another brand's worker notifies its own players.
  if (!contact) return
  const { email: to, language } = contact
  const words = wordsOf((amountMinor) => formatMoney({ amountMinor, currency }, language))
  if (words && (await note(tx, needs.clock.now()))) await needs.sendLetter(tx, { to, language, ...words } as Mail)
}

export type Invitation = About & {
  readonly campaignId: string | null
  readonly link: string
  readonly cause: string
  readonly expiresAt: Date
  /** The player requested it, so no letter is sent. */
  readonly byLetter: boolean
  /** @param until when it expires, in the player's language */
  readonly wordsOf: (money: Money, until: string) => Words
}

/**
 * Invitations to play go only to players who are not kept from it, and by letter only to those who agreed. Returns how
 * many were notified.
 */
export async function invite(
  needs: NotifyNeeds,
  tx: Transaction,
  { playerId, currency, note, campaignId, link, cause, expiresAt, byLetter, wordsOf }: Invitation,
): Promise<number> {
  const contact = await needs.findContact(tx, playerId)
  if (!contact || !(await note(tx, needs.clock.now()))) return 0
  if (!(await needs.mayTempt(tx, playerId, campaignId))) return 0
  const { email: to, language } = contact
  const { timeZone } = needs
  const until = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    expiresAt,
  )
  const words = wordsOf((amountMinor) => formatMoney({ amountMinor, currency }, language), until)
  const mail = { to, language, ...words } as Mail
  await needs.sendOffer(tx, { playerId, mail, link, cause, expiresAt })
  if (byLetter && (await needs.wantsOffers(tx, playerId))) await needs.sendLetter(tx, mail)
  return 1
}

/**
 * Tells of each of some things in a transaction of its own; a failure does not affect the others. Gives how many were told.
 */
export async function notifyEach(
  { db }: Pick<NotifyNeeds, 'db'>,
  list: (page: PageOf<string>) => Promise<readonly string[]>,
  tellOne: (tx: Transaction, id: string) => Promise<number>,
): Promise<number> {
  const told = await forEachOfPages<string, number>({
    limit: AT_ONCE,
    list,
    work: (id) => db.transaction((tx) => tellOne(tx, id)),
    message: 'Some players could not be told.',
  })
  return told.reduce((sum, one) => sum + one, 0)
}
