import { Type, type Static, type TObject } from 'typebox'

/**
 * The catalogue of events that rooms publish through the outbox, in the transaction of the change that caused them. `publish` and
 * reactions take names and payloads from here. The first part of a name is the room that publishes it. Payloads carry ids and
 * figures, never personal data.
 */
type EventDefinition = {
  readonly payload: TObject
  /** Names of the reactions that handle it. */
  readonly handledBy: readonly string[]
}

const playerId = Type.Integer()
const id = Type.String()
const word = Type.String()

const of = <Payload extends TObject>(payload: Payload, ...handledBy: readonly string[]) => ({ payload, handledBy })
/** One event for each state, with the same payload, named prefix and state. */
const eachOf = <const Prefix extends string, const State extends string, Payload extends TObject>(
  prefix: Prefix,
  states: readonly State[],
  payload: Payload,
) =>
  Object.fromEntries(states.map((state) => [`${prefix}${state}`, of(payload)])) as {
    readonly [Name in `${Prefix}${State}`]: { readonly payload: Payload; readonly handledBy: readonly string[] }
  }

const ofPlayer = Type.Object({ playerId })
const nobodyOrPlayer = Type.Union([playerId, Type.Null()])
const ofMigration = Type.Object({ migrationId: id, playerId: nobodyOrPlayer })
const ofAward = Type.Object({ awardId: id, playerId })
const ofPayment = Type.Object({ paymentId: id, playerId })
const ofPrivacy = Type.Object({ playerId, requestId: id })
const ofExclusion = Type.Object({ playerId, exclusionId: id, kind: word })
const ofCard = Type.Object({ playerId, cardId: id })
const ofRoundOfTournament = Type.Object({ roundId: id, playerId })
const ofPackage = Type.Object({ packageId: id, name: word })
const ofTicket = Type.Object({ ticketId: id, playerId })
const ofAttention = Type.Object({ paymentId: id, playerId, attention: word })

const others = {
  'account-migration.approved': of(Type.Object({ migrationId: id, playerId, cards: Type.Integer() })),
  'account-migration.expired': of(ofMigration),
  'account-migration.finished': of(Type.Object({ migrationId: id, playerId, mergeMethod: word })),
  'account-migration.imported': of(Type.Object({ oldAccountId: id, source: word })),
  'account-migration.proved': of(ofMigration),
  'account-migration.rejected': of(Type.Object({ migrationId: id, playerId, reason: word })),
  'account-migration.started': of(Type.Object({ migrationId: id, way: word })),
  'approvals.asked': of(Type.Object({ approvalId: id, action: word, askedBy: Type.Integer() })),
  'authorities.package-late': of(ofPackage),
  'authorities.package-refused': of(ofPackage),
  'bonuses.activated': of(ofAward),
  'bonuses.converted': of(ofAward, 'bonuses.tell-of-conversion'),
  'bonuses.expired': of(ofAward, 'bonuses.tell-of-expiry'),
  'bonuses.forfeited': of(ofAward, 'bonuses.tell-of-end'),
  'bonuses.offered': of(
    Type.Object({ awardId: id, playerId, isAsked: Type.Optional(Type.Boolean()) }),
    'bonuses.tell-of-offer',
  ),
  'bonuses.used-up': of(ofAward),
  'campaigns.approved': of(Type.Object({ campaignId: id, version: Type.Integer() })),
  'campaigns.ended': of(Type.Object({ campaignId: id, by: word })),
  'campaigns.gift-given': of(Type.Object({ giftId: id, campaignId: id, playerId, kind: word })),
  'campaigns.gift-taken-back': of(
    Type.Object({ giftId: id, playerId, amountMinor: Type.Integer() }),
    'bonuses.tell-of-part',
  ),
  'campaigns.list-written': of(Type.Object({ listId: id, campaignId: id, players: Type.Integer() })),
  'campaigns.moved': of(Type.Object({ campaignId: id, move: word })),
  'campaigns.written': of(Type.Object({ campaignId: id, version: Type.Integer() })),
  'content.published': of(Type.Object({ itemId: id, version: Type.Integer(), from: id })),
  'content.withdrawn': of(Type.Object({ itemId: id, version: Type.Integer() })),
  'cards.card-added': of(ofCard),
  'cards.card-locked': of(ofCard),
  'cards.card-removed': of(ofCard),
  'cards.card-unlocked': of(ofCard),
  'documents.identity-changed': of(
    Type.Object({ playerId, documentId: Type.Optional(id), verificationId: Type.Optional(id) }),
    'account-migration.on-identity-changed',
  ),
  'documents.verdict-given': of(
    // A decision of staff on a document or a paper; `verdictId` is new for each.
    Type.Object({ playerId, verdictId: id, isApproved: Type.Boolean() }),
    'messaging.push-document-judged',
  ),
  'documents.paper-decided': of(Type.Object({ playerId, scanId: id, kind: word, state: word })),
  'exclusion.begun': of(ofExclusion, 'tournaments.on-exclusion-begun', 'risk.on-exclusion-begun'),
  'exclusion.ended': of(ofExclusion),
  'free-rounds.cancelled': of(
    // `by` is absent where staff did it.
    Type.Object({ relationId: id, playerId, left: Type.Integer(), by: Type.Optional(word) }),
    'free-rounds.tell-of-cancelling',
  ),
  'free-rounds.converted': of(
    Type.Object({ relationId: id, playerId, to: word, amountMinor: Type.Integer() }),
    'free-rounds.tell-of-conversion',
  ),
  'free-rounds.expired': of(Type.Object({ awardId: id, playerId, left: Type.Integer() }), 'free-rounds.tell-of-expiry'),
  'free-rounds.given': of(Type.Object({ awardId: id, playerId, gameKey: word, rounds: Type.Integer() })),
  'free-rounds.offered': of(Type.Object({ relationId: id, playerId }), 'free-rounds.tell-of-offer'),
  'free-rounds.used-up': of(ofAward),
  'game-catalogue.games-switched': of(Type.Object({ gameKeys: Type.Array(word), isEnabled: Type.Boolean() })),
  'game-catalogue.return-drifted': of(Type.Object({ gameKey: word, side: word, rounds: Type.Integer() })),
  'game-catalogue.tag-deleted': of(Type.Object({ tagKey: word })),
  'jackpots.switched': of(Type.Object({ poolId: id, state: word })),
  'jackpots.won': of(Type.Object({ poolId: id, roundId: id, playerId, amountMinor: Type.Integer() })),
  'kiosk.device-blocked': of(Type.Object({ clientId: id })),
  'kiosk.device-registered': of(Type.Object({ clientId: id, workroomId: id })),
  'kiosk.device-unblocked': of(Type.Object({ clientId: id })),
  'loyalty.badge-won': of(Type.Object({ playerId, badgeKey: word })),
  'loyalty.definition-saved': of(Type.Object({ kind: word, key: word, version: Type.Integer() })),
  'loyalty.level-reached': of(Type.Object({ playerId, levelId: Type.Integer() })),
  'loyalty.mission-done': of(Type.Object({ playerId, missionKey: word })),
  'loyalty.points-corrected': of(Type.Object({ playerId, points: Type.Integer() })),
  'limits.change-cancelled': of(Type.Object({ playerId, kind: word }), 'risk.on-limit-change-cancelled'),
  'limits.changed': of(
    Type.Object({ playerId, kinds: Type.Array(word) }),
    'loyalty.on-limits-changed',
    'venue-play.on-limits-changed',
    'risk.on-limits-changed',
  ),
  'limits.nearly-reached': of(
    Type.Object({ playerId, kind: word, percent: Type.Number(), resetsAt: Type.String({ format: 'date-time' }) }),
    'messaging.push-limit-near',
  ),
  'payments.approval-rule-decided': of(Type.Object({ ruleId: id, state: word })),
  'payments.bank-consent-ended': of(Type.Object({ consentId: id, playerId, state: word })),
  'payments.correction-decided': of(Type.Object({ correctionId: id, playerId, state: word })),
  'payments.deposit-attention-closed': of(ofAttention),
  'payments.deposit-authorised': of(ofPayment),
  'payments.deposit-cancelled': of(ofPayment, 'payments.push-cancelled'),
  'payments.deposit-declined': of(ofPayment, 'payments.push-declined'),
  'payments.deposit-expired': of(ofPayment, 'payments.push-expired'),
  'payments.deposit-needs-attention': of(ofAttention),
  'payments.deposit-refunded': of(
    Type.Object({ paymentId: id, playerId, amountMinor: Type.Integer(), isWhole: Type.Boolean() }),
    'campaigns.on-deposit-refunded',
  ),
  'payments.deposit-reversed': of(ofPayment, 'campaigns.on-deposit-reversed'),
  'payments.deposit-settled': of(
    Type.Object({ paymentId: id, playerId, amountMinor: Type.Integer(), currency: word, gateway: word }),
    'payments.tell-of-deposit',
    'payments.push-settled',
    'campaigns.on-deposit-settled',
  ),
  'payments.fee-tariff-decided': of(Type.Object({ tariffId: id, state: word })),
  'payments.funds-transferred': of(
    Type.Object({ transferId: id, playerId, state: word }),
    'payments.tell-of-voucher',
    'venue-play.on-funds-transferred',
  ),
  'payments.money-taken': of(Type.Object({ transferId: id, playerId }), 'payments.tell-of-money-taken'),
  'payments.payout-needs-attention': of(Type.Object({ withdrawalId: id, playerId, attention: word })),
  'payments.wallet-changed': of(Type.Object({ playerId, state: word })),
  'payments.withdrawal-moved': of(
    Type.Object({ withdrawalId: id, playerId, from: Type.Union([word, Type.Null()]), to: word }),
    'payments.tell-of-withdrawal',
    'payments.push-withdrawal',
    'messaging.push-withdrawal-ended',
  ),
  'players.avatar-changed': of(ofPlayer, 'loyalty.on-avatar-changed'),
  'players.address-changed': of(Type.Object({ playerId, kind: word })),
  'privacy.account-closed': of(ofPlayer, 'tournaments.on-account-closed'),
  'privacy.erasure-asked': of(ofPrivacy),
  'privacy.erasure-begun': of(ofPrivacy),
  'privacy.export-asked': of(ofPrivacy),
  'privacy.held-data-destroyed': of(ofPrivacy),
  'privacy.person-erased': of(ofPrivacy),
  'registration.contact-proved': of(Type.Object({ playerId, channel: word }), 'loyalty.on-contact-proved'),
  'registration.contact-removed': of(Type.Object({ playerId, channel: word })),
  'registration.person-changed': of(Type.Object({ playerId, fields: Type.Array(word) }), 'risk.on-person-changed'),
  'registration.player-registered': of(
    Type.Object({ playerId, isFastTrack: Type.Boolean() }),
    'risk.on-player-registered',
  ),
  'registration.account-prolonged': of(ofPlayer),
  'registration.declaration-taken-back': of(
    Type.Object({ playerId, changeId: id, declaration: word, askedBy: Type.Integer(), signedBy: Type.Integer() }),
    'risk.on-declaration-taken-back',
  ),
  'sign-in.pin-set': of(ofPlayer),
  'sign-in.player-locked': of(ofPlayer, 'tournaments.on-player-locked'),
  'sign-in.player-signed-in': of(ofPlayer, 'exclusion.on-player-signed-in', 'risk.on-player-signed-in'),
  'sign-in.player-unlocked': of(ofPlayer),
  'tournaments.entered': of(ofRoundOfTournament),
  'tournaments.entry-removed': of(Type.Object({ roundId: id, playerId, because: word }), 'tournaments.tell-of-removal'),
  'tournaments.left': of(ofRoundOfTournament),
  'tournaments.prize-given': of(
    Type.Object({ roundId: id, playerId, place: Type.Integer() }),
    'tournaments.tell-of-prize',
  ),
  'tournaments.round-moved': of(Type.Object({ roundId: id, from: word, to: word }), 'tournaments.tell-of-cancelling'),
  'sign-in.security-event': of(
    Type.Object({ eventId: Type.Integer(), userId: Type.Union([Type.Integer(), Type.Null()]), kind: word }),
  ),
  'support.player-wrote': of(ofTicket),
  'support.ticket-answered': of(ofTicket),
  'support.ticket-asked': of(Type.Object({ ticketId: id, playerId, topic: word })),
  'support.ticket-closed': of(Type.Object({ ticketId: id, playerId, by: word })),
  'support.ticket-reopened': of(Type.Object({ ticketId: id, playerId, by: word })),
} satisfies Readonly<Record<string, EventDefinition>>

/** Every event by its name. */
export const EVENTS = {
  ...eachOf(
    'approvals.',
    ['executed', 'refused', 'expired', 'changed', 'withdrawn'],
    Type.Object({ approvalId: id, action: word, askedBy: Type.Integer(), target: Type.Optional(word) }),
  ),
  ...eachOf('payments.card-', ['registered', 'verified', 'active', 'deregistered'], ofCard),
  ...others,
} satisfies Readonly<Record<string, EventDefinition>>

export type EventName = keyof typeof EVENTS
export type PayloadOf<Name extends EventName> = Static<(typeof EVENTS)[Name]['payload']>
