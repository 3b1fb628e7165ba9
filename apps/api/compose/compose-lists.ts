import { packagesListed } from '#server/authorities/index.ts'
import { makeLinkSigner, type DocumentNeeds } from '#server/documents/index.ts'
import { contentListed, filesListed } from '#server/content/index.ts'
import { betsListed, roundsListed } from '#server/crash/index.ts'
import { poolMovesListed, winsListed } from '#server/jackpots/index.ts'
import type { ListSource } from '#server/kernel/index.ts'
import type { ListName } from '#contract/lists/all-lists.ts'
import { EXPORT_PATH, type ListNeeds } from '#server/lists/index.ts'
import { depositsListed, fundsListed, openItemsListed, withdrawalsListed } from '#server/payments/index.ts'
import { playersListed } from '#server/players/index.ts'
import { accountingListed, gameDaysListed, overviewListed } from '#server/reporting/index.ts'
import { riskAlertsListed, riskCasesListed } from '#server/risk/index.ts'
import { ticketsListed } from '#server/support/index.ts'
import { findGrants, securityListed, type SignInNeeds } from '#server/sign-in/index.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
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
      'crash-log': roundsListed({ db, currency: market.currency.code }),
      'crash-bet-log': betsListed({ db }),
      'jackpot-log': poolMovesListed({ db, brand: { target } }),
      'risk-alerts': riskAlertsListed({ db, clock, target }),
      'risk-cases': riskCasesListed({ db, clock, target }),
      'aisg-packages': packagesListed({ db, target }),
    } satisfies Record<ListName, ListSource>,
    findRights: (userId) => findGrants(db, signIn, userId),
    onProblem: (error, about) => logger.error({ err: error, ...about }, 'a file of a list was not made'),
  }
}
