import { inspectedListed, packagesListed } from '#server/authorities/index.ts'
import { makeLinkSigner, type DocumentNeeds } from '#server/documents/index.ts'
import { contentListed, filesListed } from '#server/content/index.ts'
import { poolMovesListed, poolsListed, winsListed } from '#server/jackpots/index.ts'
import type { ListSource } from '#server/kernel/index.ts'
import type { ListName } from '#contract/lists/all-lists.ts'
import { EXPORT_PATH, type ListNeeds } from '#server/lists/index.ts'
import {
  depositsListed,
  fundsListed,
  listMovedPayments,
  openItemsListed,
  withdrawalsListed,
} from '#server/payments/index.ts'
import { awardsListed, bonusesListed } from '#server/bonuses/index.ts'
import { campaignsListed, giftsListed, notGivenListed } from '#server/campaigns/index.ts'
import {
  betsListed,
  findBookedPlays,
  roundsListed as crashRoundsListed,
  searchBookedPlays,
} from '#server/crash/index.ts'
import { findSpent, freeRoundsListed } from '#server/free-rounds/index.ts'
import { auditListed } from '#server/audit/index.ts'
import { playerRoundsListed, roundsListed } from '#server/game-rounds/index.ts'
import { entriesListed } from '#server/wallet/index.ts'
import { decisionsListed } from '#server/law/index.ts'
import { limitChangesListed } from '#server/limits/index.ts'
import { playersListed } from '#server/players/index.ts'
import { requestsListed } from '#server/privacy/index.ts'
import {
  accountingListed,
  bonusDaysListed,
  gameDaysListed,
  overviewListed,
  venueDaysListed,
} from '#server/reporting/index.ts'
import { riskAlertsListed, riskCasesListed } from '#server/risk/index.ts'
import { ticketsListed } from '#server/support/index.ts'
import { definitionsListed, firingsListed, triggersListed } from '#server/triggers/index.ts'
import { findGrants, securityListed, sessionsListed, staffListed, type SignInNeeds } from '#server/sign-in/index.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
import { composeInspection } from './compose-authorities.ts'
import { keyFor } from '../gates/key-for.ts'
import { composeReporting } from './compose-reporting.ts'
import type { Base, Ground } from './open-base.ts'

/** What all lists share, with every list of the product and who may read what. */
export function composeLists(
  { db, clock, configuration, cipher, logger }: Ground & Pick<Base, 'cipher' | 'logger'>,
  { sessionPepper }: Pick<RulesEnvironment, 'sessionPepper'>,
  { documents, signIn }: { readonly documents: Pick<DocumentNeeds, 'files'>; readonly signIn: SignInNeeds },
): ListNeeds {
  const { brand, market } = configuration
  const { target } = brand
  const ofBrand = { db, target }
  const rounds = {
    db,
    clock,
    currency: market.currency.code,
    findSharedPlays: findBookedPlays,
    searchSharedPlays: searchBookedPlays,
    freeRounds: { findSpent },
  }
  return {
    db,
    clock,
    target,
    timeZone: market.timeZone,
    cipher,
    files: documents.files,
    links: makeLinkSigner(keyFor(sessionPepper, 'export links'), EXPORT_PATH),
    sources: {
      players: playersListed({ db, target }),
      withdrawals: withdrawalsListed({ db, clock }),
      deposits: depositsListed({ db }),
      tickets: ticketsListed({ db, clock, target, cipher }),
      'bank-items': openItemsListed({ db }),
      'jackpot-wins': winsListed({ db, brand: { target } }),
      security: securityListed({ db }),
      content: contentListed({ db, clock, target }),
      files: filesListed({ db, target }),
      'overview-log': overviewListed(composeReporting({ db, clock, configuration })),
      'accounting-log': accountingListed({ db }),
      'funds-log': fundsListed({ db }),
      'game-log': gameDaysListed({ db }),
      'bonus-log': bonusDaysListed({ db }),
      'venue-log': venueDaysListed({ db }),
      'crash-log': crashRoundsListed({ db, currency: market.currency.code }),
      'crash-bet-log': betsListed({ db }),
      'jackpot-log': poolMovesListed({ db, brand: { target } }),
      'risk-alerts': riskAlertsListed({ db, clock, target }),
      'risk-cases': riskCasesListed({ db, clock, target }),
      'aisg-packages': packagesListed({ db, target }),
      audit: auditListed({ db, cipher }),
      rounds: roundsListed(rounds),
      'player-rounds': playerRoundsListed(rounds),
      'player-bonuses': awardsListed({ db }),
      entries: entriesListed({ db, listMovedPayments: (playerId, of) => listMovedPayments(db, playerId, of) }),
      sessions: sessionsListed({ db, clock }),
      bonuses: bonusesListed(ofBrand),
      campaigns: campaignsListed(ofBrand),
      'campaign-gifts': giftsListed(ofBrand),
      'not-given': notGivenListed(ofBrand),
      staff: staffListed({ db, clock, target }),
      'jackpot-pools': poolsListed({ db, brand: { target } }),
      'privacy-requests': requestsListed({ db, clock, target }),
      'free-rounds': freeRoundsListed(ofBrand),
      triggers: triggersListed(ofBrand),
      firings: firingsListed(ofBrand),
      'law-decisions': decisionsListed({ db }),
      'limit-changes': limitChangesListed({ db, clock, currency: market.currency.code }),
      'event-definitions': definitionsListed(ofBrand),
      'inspected-games': inspectedListed(composeInspection({ db, clock, configuration }, { sessionPepper })),
    } satisfies Record<ListName, ListSource>,
    findRights: (userId) => findGrants(db, signIn, userId),
    onProblem: (error, about) => logger.error({ err: error, ...about }, 'a file of a list was not made'),
  }
}
