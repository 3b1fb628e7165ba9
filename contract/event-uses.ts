import { Type, type TObject, type TSchema } from 'typebox'
import { EVENTS, type EventName } from './events.ts'

/**
 * Which aspect of play an event, or a figure of a person, is about. Where the law restricts competitions, no gift is given for one
 * of these.
 */
export const PLAY_MEANINGS = ['stake', 'loss', 'frequency', 'win-size'] as const
export type PlayMeaning = (typeof PLAY_MEANINGS)[number]

/**
 * What a trigger may do for an event. `give`: anything. `tell`: write to the person, but never offer them anything: they have
 * reached a limit, are leaving, or are kept from playing. `send`: only notify another system: the event is about no player, about
 * staff, or about a person who has asked to be erased.
 */
export const EVENT_REACHES = ['give', 'tell', 'send'] as const
export type EventReach = (typeof EVENT_REACHES)[number]

type Use = { readonly reach: EventReach; readonly play: readonly PlayMeaning[] }

const give = { reach: 'give', play: [] } as const
const tell = { reach: 'tell', play: [] } as const
const send = { reach: 'send', play: [] } as const
const givenFor = (...play: readonly PlayMeaning[]): Use => ({ reach: 'give', play })

/**
 * Every event of the catalogue, as triggers may use it: triggers listen to each of them, beside the reactions that the catalogue
 * names. Gifts, points and levels are not play themselves: whether the law allows what they are given for was checked when their
 * definition was written.
 */
export const EVENT_USES: Readonly<Record<EventName, Use>> = {
  'account-migration.approved': tell,
  'account-migration.expired': send,
  'account-migration.finished': give,
  'account-migration.imported': send,
  'account-migration.proved': send,
  'account-migration.rejected': tell,
  'account-migration.started': send,
  'approvals.asked': send,
  'approvals.changed': send,
  'approvals.executed': send,
  'approvals.expired': send,
  'approvals.refused': send,
  'approvals.withdrawn': send,
  'authorities.package-late': send,
  'authorities.package-refused': send,
  'bonuses.activated': give,
  'bonuses.converted': givenFor('stake'),
  'bonuses.expired': give,
  'bonuses.forfeited': tell,
  'bonuses.offered': give,
  'bonuses.used-up': givenFor('loss'),
  'campaigns.approved': send,
  'campaigns.ended': send,
  'campaigns.gift-given': give,
  'campaigns.gift-taken-back': tell,
  'campaigns.list-written': send,
  'campaigns.moved': send,
  'campaigns.written': send,
  'content.published': send,
  'content.withdrawn': send,
  'cards.card-added': give,
  'cards.card-locked': tell,
  'cards.card-removed': tell,
  'cards.card-unlocked': tell,
  'documents.identity-changed': give,
  'documents.paper-decided': tell,
  'documents.verdict-given': tell,
  'exclusion.begun': send,
  'exclusion.ended': send,
  'free-rounds.cancelled': tell,
  'free-rounds.converted': give,
  'free-rounds.expired': give,
  'free-rounds.given': give,
  'free-rounds.offered': give,
  'free-rounds.used-up': givenFor('frequency'),
  'game-catalogue.games-switched': send,
  'game-catalogue.return-drifted': send,
  'game-catalogue.tag-deleted': send,
  'jackpots.switched': send,
  'jackpots.won': givenFor('win-size'),
  'kiosk.device-blocked': send,
  'kiosk.device-registered': send,
  'kiosk.device-unblocked': send,
  'limits.change-cancelled': tell,
  'limits.changed': tell,
  'limits.nearly-reached': { reach: 'tell', play: ['stake', 'loss'] },
  'loyalty.badge-won': give,
  'loyalty.definition-saved': send,
  'loyalty.level-reached': give,
  'loyalty.mission-done': give,
  'loyalty.points-corrected': tell,
  'payments.approval-rule-decided': send,
  'payments.bank-consent-ended': tell,
  'payments.card-active': give,
  'payments.card-deregistered': tell,
  'payments.card-registered': give,
  'payments.card-verified': give,
  'payments.correction-decided': send,
  'payments.deposit-attention-closed': send,
  'payments.deposit-authorised': give,
  'payments.deposit-cancelled': tell,
  'payments.deposit-declined': tell,
  'payments.deposit-expired': tell,
  'payments.deposit-needs-attention': send,
  'payments.deposit-refunded': tell,
  'payments.deposit-reversed': send,
  'payments.deposit-settled': give,
  'payments.fee-tariff-decided': send,
  'payments.funds-transferred': tell,
  'payments.money-taken': tell,
  'payments.payout-needs-attention': send,
  'payments.wallet-changed': tell,
  'payments.withdrawal-moved': tell,
  'players.address-changed': give,
  'players.avatar-changed': give,
  'privacy.account-closed': send,
  'privacy.erasure-asked': send,
  'privacy.erasure-begun': send,
  'privacy.export-asked': send,
  'privacy.held-data-destroyed': send,
  'privacy.person-erased': send,
  'registration.contact-proved': give,
  'registration.contact-removed': send,
  'registration.person-changed': give,
  'registration.player-registered': give,
  'registration.account-prolonged': tell,
  'registration.declaration-taken-back': send,
  'sign-in.pin-set': give,
  'sign-in.player-locked': send,
  'sign-in.player-signed-in': give,
  'sign-in.player-unlocked': tell,
  'sign-in.security-event': send,
  'support.player-wrote': send,
  'support.ticket-answered': tell,
  'support.ticket-asked': send,
  'support.ticket-closed': tell,
  'support.ticket-reopened': send,
  'tournaments.entered': give,
  'tournaments.entry-removed': tell,
  'tournaments.left': tell,
  'tournaments.prize-given': givenFor('win-size'),
  'tournaments.round-moved': send,
}

export const EVENT_NAMES = Object.keys(EVENT_USES) as readonly EventName[]

export const isEventName = (name: string): name is EventName => Object.hasOwn(EVENT_USES, name)

/** Types of the values that conditions compare. */
export const FIELD_TYPES = ['text', 'number', 'flag', 'list', 'moment'] as const
export type FieldType = (typeof FIELD_TYPES)[number]

export type EventField = { readonly name: string; readonly type: FieldType; readonly play: readonly PlayMeaning[] }

/** Figures of the person whom an event is about, read when the trigger runs; they are not part of the payload. */
export const PERSON_FIELDS: readonly EventField[] = [
  { name: 'player.language', type: 'text', play: [] },
  { name: 'player.daysRegistered', type: 'number', play: [] },
  { name: 'player.rounds30Days', type: 'number', play: ['frequency'] },
  { name: 'player.staked30DaysMinor', type: 'number', play: ['stake'] },
  { name: 'player.lost30DaysMinor', type: 'number', play: ['loss'] },
]

/** Fields of an event's payload with their types, and of the person, where the event is about one. */
export function fieldsOf(name: EventName): readonly EventField[] {
  const payload: TObject = EVENTS[name].payload
  const own = Object.entries(payload.properties).flatMap(([field, schema]): EventField[] => {
    const type = typeOf(schema)
    return field === 'playerId' || type === undefined ? [] : [{ name: field, type, play: [] }]
  })
  return EVENT_USES[name].reach === 'send' ? own : [...own, ...PERSON_FIELDS]
}

function typeOf(schema: TSchema): FieldType | undefined {
  if (Type.IsUnion(schema)) return schema.anyOf.map(typeOf).find((type) => type !== undefined)
  if (Type.IsArray(schema)) return 'list'
  if (Type.IsBoolean(schema)) return 'flag'
  if (Type.IsInteger(schema) || Type.IsNumber(schema)) return 'number'
  if (!Type.IsString(schema)) return undefined
  return 'format' in schema && schema.format === 'date-time' ? 'moment' : 'text'
}

/** Listeners of an event: reactions of rooms by their names, and triggers. */
export const listenersOf = (name: EventName): readonly string[] => [...EVENTS[name].handledBy, 'triggers']
