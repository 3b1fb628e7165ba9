import { join } from 'node:path'
import { authorityJobs } from '#server/authorities/index.ts'
import { bonusJobs, settleBonus } from '#server/bonuses/index.ts'
import { contentJobs } from '#server/content/index.ts'
import { crashJobs } from '#server/crash/index.ts'
import { documentJobs } from '#server/documents/index.ts'
import { exclusionJobs } from '#server/exclusion/index.ts'
import { freeRoundsJobs } from '#server/free-rounds/index.ts'
import { driftJobs } from '#server/game-catalogue/index.ts'
import { gameRoundsJobs } from '#server/game-rounds/index.ts'
import { jackpotJobs } from '#server/jackpots/index.ts'
import { resealJobs, type Metrics, type ScheduledJob } from '#server/kernel/index.ts'
import { ledgerJobs, makeCheckpointFolder } from '#server/ledger/index.ts'
import { loyaltyJobs } from '#server/loyalty/index.ts'
import { privacyJobs } from '#server/privacy/index.ts'
import { reportingJobs } from '#server/reporting/index.ts'
import { riskJobs } from '#server/risk/index.ts'
import { supportJobs } from '#server/support/index.ts'
import { triggerJobs } from '#server/triggers/index.ts'
import { freeRoundsWork } from '../api/compose/compose-free-rounds.ts'
import type { Base } from '../api/compose/open-base.ts'
import type { RulesEnvironment } from '../api/environment/environment.ts'
import { sealedColumns } from '../api/sealed-columns.ts'
import type { Rooms } from './open-rooms.ts'

/** The scheduled work of all rooms: partitions, the check of the books, the removal of expired data. */
export function listJobs(
  { db, clock, logger, bus, cipher, configuration }: Base,
  { content, documents, privacy, support, risk, rounds, jackpots, loyalty, packages, seedKey }: Rooms,
  metrics: Metrics,
  audit: RulesEnvironment['audit'],
): ScheduledJob[] {
  return [
    ...exclusionJobs({ db, clock }),
    ...documentJobs(documents),
    ...contentJobs(content),
    ...privacyJobs(privacy),
    ...supportJobs(support),
    ...riskJobs(risk),
    ...resealJobs({ db, cipher }, sealedColumns),
    ...ledgerJobs({
      db,
      clock,
      logger,
      metrics,
      signing: audit && {
        key: audit.signingKey,
        publicKeys: audit.formerKeys,
        store: makeCheckpointFolder(join(audit.folder, 'books')),
      },
    }),
    ...driftJobs({ db, clock, logger, metrics, bus, rounds }),
    ...crashJobs({ db, clock }),
    ...freeRoundsJobs(freeRoundsWork({ db, clock })),
    ...bonusJobs({ db, clock }),
    ...jackpotJobs(jackpots),
    ...loyaltyJobs(loyalty),
    ...triggerJobs({ db, clock }),
    ...reportingJobs({ db, clock, logger, timeZone: configuration.market.timeZone }),
    ...authorityJobs(packages),
    ...gameRoundsJobs({
      db,
      clock,
      currency: configuration.market.currency.code,
      seedKey,
      bonuses: { settle: settleBonus },
    }),
  ]
}
