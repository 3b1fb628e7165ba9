import { accountMigrationHeartbeats } from '#server/account-migration/index.ts'
import { approvalHeartbeats } from '#server/approvals/index.ts'
import { notifyOfEndHeartbeat as tellOfBonusEnd } from '#server/bonuses/index.ts'
import { campaignHeartbeats, cashbackHeartbeats } from '#server/campaigns/index.ts'
import { authorityHeartbeats } from '#server/authorities/index.ts'
import { auditHeartbeats, makeFolderStore } from '#server/audit/index.ts'
import { documentHeartbeats } from '#server/documents/index.ts'
import { exclusionHeartbeats } from '#server/exclusion/index.ts'
import { jackpotHeartbeats } from '#server/jackpots/index.ts'
import { freeRoundHeartbeats, notifyOfEndHeartbeat } from '#server/free-rounds/index.ts'
import type { Heartbeat } from '#server/kernel/index.ts'
import { limitHeartbeats } from '#server/limits/index.ts'
import { listHeartbeats as heartbeatsOfLists } from '#server/lists/index.ts'
import { loyaltyHeartbeats } from '#server/loyalty/index.ts'
import { liveHeartbeats } from '#server/live/index.ts'
import { heartbeats as messagingHeartbeats, voiceOf } from '#server/messaging/index.ts'
import { paymentHeartbeats } from '#server/payments/index.ts'
import { makeCentralBank, rateHeartbeats } from '#server/platform/index.ts'
import { addressHeartbeats, judgeVenueAddress } from '#server/players/index.ts'
import { privacyHeartbeats } from '#server/privacy/index.ts'
import { reportingHeartbeats } from '#server/reporting/index.ts'
import { registrationHeartbeats } from '#server/registration/index.ts'
import { riskHeartbeats } from '#server/risk/index.ts'
import { heartbeats as signInHeartbeats } from '#server/sign-in/index.ts'
import { topologyHeartbeats } from '#server/topology/index.ts'
import { tournamentHeartbeats } from '#server/tournaments/index.ts'
import { supportHeartbeats } from '#server/support/index.ts'
import { venuePlayHeartbeats } from '#server/venue-play/index.ts'
import { triggerHeartbeats } from '#server/triggers/index.ts'
import type { RulesEnvironment } from '../api/environment/environment.ts'
import { composeCashback } from '../api/compose/compose-cashback.ts'
import { freeRoundsWork } from '../api/compose/compose-free-rounds.ts'
import { composePushSending } from '../api/compose/compose-push.ts'
import { composeLive } from '../api/compose/compose-live.ts'
import { notifyAskerBy } from '../api/notify-asker.ts'
import type { Base } from '../api/compose/open-base.ts'
import type { Rooms } from './open-rooms.ts'
import type { openSenders } from './open-senders.ts'
import { approvalHeartbeat } from './approval-heartbeat.ts'
import { giftLetters } from './gift-letters.ts'
import { statementHeartbeats } from './statement-heartbeats.ts'

const RATES_TIMEOUT_MS = 20_000
const PUSH_TIMEOUT_MS = 10_000

/** The work of all rooms that repeats within minutes: letters, requests to partners, expired waiting times. */
export function listHeartbeats(
  base: Base,
  environment: RulesEnvironment,
  rooms: Rooms,
  { mailServer, smsGateway }: ReturnType<typeof openSenders>,
): Heartbeat[] {
  const { db, clock, logger, configuration } = base
  const { market, brand } = configuration
  const { payments } = rooms
  const onUnsent = (error: unknown, messageId: string) =>
    logger.warn({ err: error, messageId }, 'a message could not be sent')
  return [
    ...(environment.audit
      ? auditHeartbeats({
          db,
          clock,
          installation: brand.target,
          signingKey: environment.audit.signingKey,
          formerKeys: environment.audit.formerKeys,
          store: makeFolderStore(environment.audit.folder),
          onProblem: (problems) => logger.error({ problems }, 'the audit log is broken'),
        })
      : []),
    ...signInHeartbeats(rooms.signIn),
    ...registrationHeartbeats({ db, clock }),
    ...addressHeartbeats(rooms.addresses),
    ...topologyHeartbeats({
      db,
      clock,
      target: brand.target,
      askRegister: async (query) => (await judgeVenueAddress(rooms.addresses, { query })).match,
    }),
    ...exclusionHeartbeats(rooms.exclusion.needs),
    ...documentHeartbeats(rooms.documents),
    ...accountMigrationHeartbeats(rooms.migrations),
    ...privacyHeartbeats(rooms.privacy),
    ...campaignHeartbeats(rooms.campaigns),
    ...cashbackHeartbeats(composeCashback(base, rooms.campaigns)),
    notifyOfEndHeartbeat(giftLetters(base)),
    tellOfBonusEnd(giftLetters(base)),
    ...freeRoundHeartbeats(freeRoundsWork({ db, clock })),
    ...supportHeartbeats(rooms.support),
    ...jackpotHeartbeats(rooms.jackpots),
    ...loyaltyHeartbeats(rooms.loyalty),
    ...liveHeartbeats(composeLive(base, environment)),
    ...reportingHeartbeats({ db, clock, timeZone: market.timeZone }),
    ...riskHeartbeats(rooms.risk),
    ...authorityHeartbeats(rooms.packages),
    ...heartbeatsOfLists(rooms.lists),
    ...tournamentHeartbeats(rooms.tournaments),
    ...triggerHeartbeats(rooms.triggers),
    ...venuePlayHeartbeats(rooms.venuePlay),
    ...rateHeartbeats({
      db,
      clock,
      bank: makeCentralBank({
        source: market.centralBank,
        url: environment.exchangeRatesUrl,
        timeoutMs: RATES_TIMEOUT_MS,
      }),
      timeZone: market.timeZone,
      onProblem: (outcome, problem) => logger.error({ outcome, problem }, 'exchange rates need a person'),
    }),
    ...limitHeartbeats(rooms.limits.needs),
    ...messagingHeartbeats(
      { db, clock, target: brand.target, voice: voiceOf(brand), mailServer, smsGateway, onFailure: onUnsent },
      { ...composePushSending(base, environment), timeoutMs: PUSH_TIMEOUT_MS, onFailure: onUnsent },
    ),
    ...paymentHeartbeats(payments),
    approvalHeartbeat(base, payments),
    ...approvalHeartbeats({ db, clock, target: brand.target, notifyAsker: notifyAskerBy(base, environment) }),
    ...statementHeartbeats(environment, { payments, target: brand.target, logger }),
  ]
}
