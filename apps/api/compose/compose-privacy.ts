import type { ClosingObstacles } from '#contract/shapes/privacy.ts'
import { accountMigrationParts } from '#server/account-migration/index.ts'
import { approvalParts } from '#server/approvals/index.ts'
import { auditParts } from '#server/audit/index.ts'
import { callerCheckParts } from '#server/caller-checks/index.ts'
import { playerCardParts } from '#server/cards/index.ts'
import { cashDeskParts } from '#server/cash-desk/index.ts'
import { contentParts } from '#server/content/index.ts'
import { countOpenBets } from '#server/crash/index.ts'
import { documentParts, makeLinkSigner, type DocumentNeeds } from '#server/documents/index.ts'
import { dossierParts } from '#server/dossier/index.ts'
import { exclusionParts, findLongestExclusion } from '#server/exclusion/index.ts'
import { favouriteParts } from '#server/game-catalogue/index.ts'
import { bonusParts } from '#server/bonuses/index.ts'
import { campaignParts } from '#server/campaigns/index.ts'
import { venuePlayParts } from '#server/venue-play/index.ts'
import { triggerParts } from '#server/triggers/index.ts'
import { jackpotParts } from '#server/jackpots/index.ts'
import { tournamentParts } from '#server/tournaments/index.ts'
import { freeRoundParts } from '#server/free-rounds/index.ts'
import { countMaybeOpenRounds } from '#server/game-rounds/index.ts'
import { assert, type Clock, type Database, type FieldCipher, type Querier } from '#server/kernel/index.ts'
import { kioskParts } from '#server/kiosk/index.ts'
import { packOf } from '#server/law/index.ts'
import { loyaltyParts } from '#server/loyalty/index.ts'
import { limitParts } from '#server/limits/index.ts'
import { messageParts, type Senders } from '#server/messaging/index.ts'
import {
  countOpenWithdrawals,
  paymentParts,
  sumHeldOf,
  sumOpenDeposits,
  sumRefundsUnderWay,
} from '#server/payments/index.ts'
import { personalParts, type PersonalPart } from '#server/players/index.ts'
import { ARCHIVE_PATH, movementsPart, type LawOfPrivacy, type PrivacyNeeds } from '#server/privacy/index.ts'
import { registrationParts } from '#server/registration/index.ts'
import { riskParts } from '#server/risk/index.ts'
import {
  announceEnded,
  endPlayerSessions,
  provePassword,
  signInParts,
  type SignInNeeds,
} from '#server/sign-in/index.ts'
import { supportParts } from '#server/support/index.ts'
import { blockPlaying, getBalance, lockLandBased, readLandBased } from '#server/wallet/index.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
import { keyFor } from '../gates/key-for.ts'
import type { Base, Ground } from './open-base.ts'
import { openMail } from './open-mail.ts'

/** The rule of each market by which identity data are kept after the account ends. */
const RETENTION_RULES = { CZE: 'CZ-28', SVK: 'SK-AM-01' } as const

const EVERYWHERE: Senders = { mail: true, sms: true }

/** Puts the room of privacy together: with the parts of every room that knows people. */
export function composePrivacy(
  { db, clock, configuration, cipher }: Ground & Pick<Base, 'cipher'>,
  { sessionPepper }: Pick<RulesEnvironment, 'sessionPepper'>,
  parts: {
    readonly documents: DocumentNeeds
    readonly signIn: SignInNeeds
    /** How letters are sent; needed only for erasure. */
    readonly senders?: Senders
  },
): PrivacyNeeds {
  const { documents, signIn, senders = EVERYWHERE } = parts
  const { brand, market } = configuration
  return {
    db,
    clock,
    target: brand.target,
    brand: brand.appName,
    market,
    cipher,
    files: documents.files,
    links: makeLinkSigner(keyFor(sessionPepper, 'archive links'), ARCHIVE_PATH),
    parts: partsOf({ db, clock, documents, cipher, target: brand.target, senders }),
    law: lawOfPrivacy(market.key, clock),
    findExclusion: (querier, playerId) => findLongestExclusion(querier, playerId, clock.now()),
    readObstacles,
    provePassword: (proof) => provePassword(signIn, proof),
    // Money for venues is locked too, so that its held and available amounts are read consistently.
    blockPlaying: async (tx, playerId) => {
      await blockPlaying(tx, playerId)
      await lockLandBased(tx, playerId)
    },
    endSessions: (tx, playerId) => endPlayerSessions(tx, { playerId, reason: 'ended-by-player', now: clock.now() }),
    announceEnded: (sessionIds) => announceEnded(signIn, sessionIds),
    sendLetter: openMail({ clock, configuration }),
  }
}

/** The part that finds a person comes last, because the parts before it need it. */
function partsOf({
  db,
  clock,
  documents,
  cipher,
  target,
  senders,
}: {
  readonly db: Database
  readonly clock: Clock
  readonly documents: DocumentNeeds
  readonly cipher: FieldCipher
  readonly target: string
  readonly senders: Senders
}): PersonalPart[] {
  return [
    ...signInParts({ target }),
    ...callerCheckParts(),
    ...messageParts({ target, senders }),
    ...dossierParts({ cipher, clock }),
    ...riskParts({ db, cipher, files: documents.files }),
    ...supportParts({ db, cipher, files: documents.files }),
    ...registrationParts({ target }),
    ...favouriteParts(),
    ...playerCardParts({ cipher }),
    ...accountMigrationParts({ cipher }),
    ...paymentParts({ cipher }),
    ...cashDeskParts({ cipher }),
    ...contentParts(),
    movementsPart(),
    ...freeRoundParts(),
    ...bonusParts(),
    ...campaignParts(),
    ...triggerParts(),
    ...loyaltyParts(),
    ...jackpotParts(),
    ...tournamentParts(),
    ...kioskParts(),
    ...venuePlayParts(),
    ...auditParts(),
    ...approvalParts(),
    ...limitParts(),
    ...exclusionParts(),
    ...documentParts(documents),
    ...personalParts({ target, cipher }),
  ]
}

function lawOfPrivacy(market: keyof typeof RETENTION_RULES, clock: Clock): LawOfPrivacy {
  const pack = () => packOf(market, clock.now())
  const find = (id: string) => pack().rules.find((rule) => rule.id === id)
  return {
    retention: () => {
      const rule = find(RETENTION_RULES[market])
      assert(rule?.kind === 'duty' && rule.figures.years !== undefined, 'The law says how long identities are kept.')
      return { ruleId: rule.id, packId: pack().id, source: rule.source, years: rule.figures.years }
    },
    reopening: () => {
      const rule = pack().rules.find((one) => one.kind === 'reopened-account')
      if (rule?.kind !== 'reopened-account') return undefined
      return { ruleId: rule.id, packId: pack().id, source: rule.source, days: rule.figures.days }
    },
    sourceOf: (ruleId) => find(ruleId)?.source ?? '',
  }
}

/** What is left on an account: money at the house and at venues, money on its way, rounds that wait for a decision. */
async function readObstacles(db: Querier, playerId: number): Promise<ClosingObstacles> {
  // Money held for a desk or a venue, and that of a refund, may return to the wallet: read first, so that a concurrent return
  // is counted twice rather than missed.
  const held = await sumHeldOf(db, playerId)
  const refunds = await sumRefundsUnderWay(db, playerId)
  const balance = await getBalance(db, playerId)
  const landBased = await readLandBased(db, playerId)
  const deposits = await sumOpenDeposits(db, playerId)
  const counts = {
    withdrawals: await countOpenWithdrawals(db, playerId),
    rounds: (await countMaybeOpenRounds(db, playerId)) + (await countOpenBets(db, playerId)),
  }
  const money = [
    { kind: 'balance' as const, amount: balance },
    {
      kind: 'landBasedBalance' as const,
      amount: { ...balance, amountMinor: (landBased?.balance.amountMinor ?? 0) + held },
    },
    { kind: 'deposits' as const, amount: { ...balance, amountMinor: deposits + refunds } },
  ]
  return [
    ...money.filter(({ amount }) => amount.amountMinor > 0).map((one) => ({ ...one, count: null })),
    ...(['withdrawals', 'rounds'] as const)
      .filter((kind) => counts[kind] > 0)
      .map((kind) => ({ kind, amount: null, count: counts[kind] })),
  ]
}
