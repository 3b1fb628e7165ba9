import {
  cashIdentifiedListed,
  movementsListed,
  playerVouchersListed,
  proposedDifferences,
  shiftsListed,
} from '#server/cash-desk/index.ts'
import { approvalsListed, decidedListed } from '#server/approvals/index.ts'
import { inspectedListed, packagesListed } from '#server/authorities/index.ts'
import { waitingListed, type DocumentNeeds } from '#server/documents/index.ts'
import { contentListed, filesListed } from '#server/content/index.ts'
import { historyListed, poolMovesListed, poolsListed, proposedPools, winsListed } from '#server/jackpots/index.ts'
import { exclusionsListed, registerChecksListed } from '#server/exclusion/index.ts'
import {
  tournamentEntriesListed,
  hallsListed,
  restrictionsListed,
  roundsOfTournamentsListed,
  tournamentsListed,
} from '#server/tournaments/index.ts'
import { kioskRoomsListed, kiosksListed } from '#server/kiosk/index.ts'
import { terminalsListed, venuesListed } from '#server/topology/index.ts'
import { migrationsListed } from '#server/account-migration/index.ts'
import { pointsListed } from '#server/loyalty/index.ts'
import type { ListSource } from '#server/kernel/index.ts'
import type { ListName } from '#contract/lists/all-lists.ts'
import {
  correctionsListed,
  depositsListed,
  fundsListed,
  openItemsListed,
  proposedPayments,
  rulesListed,
  statementsListed,
  tariffsListed,
  transferFilesListed,
  typeRestrictionsListed,
  withdrawalsListed,
} from '#server/payments/index.ts'
import { awardsListed, bonusesListed } from '#server/bonuses/index.ts'
import { campaignsListed, codesListed, giftsListed, notGivenListed, restrictedListed } from '#server/campaigns/index.ts'
import {
  betsListed,
  findBookedPlays,
  roundsListed as crashRoundsListed,
  searchBookedPlays,
} from '#server/crash/index.ts'
import { findSpent, freeRoundsListed, givingListed, relationsListed } from '#server/free-rounds/index.ts'
import { timelineListed } from '#server/dossier/index.ts'
import { auditListed } from '#server/audit/index.ts'
import { playerRoundsListed, roundsListed } from '#server/game-rounds/index.ts'
import { entriesListed } from '#server/wallet/index.ts'
import { decisionsListed } from '#server/law/index.ts'
import { limitChangesListed } from '#server/limits/index.ts'
import { personChangesListed, playersListed } from '#server/players/index.ts'
import { requestsListed } from '#server/privacy/index.ts'
import {
  accountingListed,
  bonusDaysListed,
  bonusStepsListed,
  entriesOfRowListed,
  figurePeopleListed,
  figureProtectionListed,
  gameDaysListed,
  overviewListed,
  sumsListed,
  venueDaysListed,
  venueFactsListed,
} from '#server/reporting/index.ts'
import { riskAlertsListed, riskCasesListed } from '#server/risk/index.ts'
import { ticketsListed } from '#server/support/index.ts'
import { definitionsListed, firingsListed, triggersListed } from '#server/triggers/index.ts'
import { clientsListed, findPeopleWith, securityListed, sessionsListed, staffListed } from '#server/sign-in/index.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
import { composeInspection } from './compose-authorities.ts'
import { lawOfExclusion } from './compose-exclusion.ts'
import { composeTopology } from './compose-topology.ts'
import { listMovedMoney } from '../list-moved-money.ts'
import { composeDossier } from './compose-dossier.ts'
import { gamesToGive } from './compose-free-rounds.ts'
import { composeReporting } from './compose-reporting.ts'
import type { Base, Ground } from './open-base.ts'

type With = {
  readonly ground: Ground & Pick<Base, 'cipher'>
  readonly environment: Pick<RulesEnvironment, 'sessionPepper'>
  readonly documents: DocumentNeeds
}

/** Every list of the product, by its name. */
export const listSources = (of: With) =>
  ({
    ...moneyLists(of),
    ...peopleLists(of),
    ...playLists(of),
    ...promotionLists(of),
    ...workLists(of),
  }) satisfies Record<ListName, ListSource>

/** The proposals that rooms keep in tables of their own, listed with the requests. */
export const proposalLists = (target: string) => [
  ...proposedPayments(target),
  proposedPools(target),
  proposedDifferences(target),
]

function moneyLists({ ground: { db, clock, configuration, cipher } }: With) {
  const { target } = configuration.brand
  const ofBrand = { db, target }
  const reporting = composeReporting({ db, clock, configuration })
  const proposals = () => proposalLists(target)
  return {
    approvals: approvalsListed({ db, clock, target, proposals }),
    'decided-approvals': decidedListed(ofBrand),
    withdrawals: withdrawalsListed({ db, clock }),
    'transfer-files': transferFilesListed({ db }),
    deposits: depositsListed({ db }),
    'bank-items': openItemsListed({ db }),
    'bank-statements': statementsListed({ db }),
    corrections: correctionsListed({ db }),
    'fee-tariffs': tariffsListed(ofBrand),
    'approval-rules': rulesListed(ofBrand),
    'type-restrictions': typeRestrictionsListed(ofBrand),
    entries: entriesListed({ db, listMovedPayments: listMovedMoney({ db, clock, configuration }) }),
    'cash-shifts': shiftsListed({ db, clock, target }),
    'cash-movements': movementsListed({ db, clock, target }),
    'cash-identifications': cashIdentifiedListed({ db, target, cipher }),
    'cash-vouchers': playerVouchersListed({ db, target, clock }),
    'accounting-entries': entriesOfRowListed(reporting),
    'figure-people': figurePeopleListed(reporting),
    'figure-protection': figureProtectionListed(reporting),
    'overview-log': overviewListed(reporting),
    ...sumsListed(reporting),
    'bonus-steps': bonusStepsListed(reporting),
    'venue-facts': venueFactsListed(reporting),
    'accounting-log': accountingListed(reporting),
    'funds-log': fundsListed({ db }),
  }
}

function peopleLists({ ground, documents }: With) {
  const { db, clock, configuration, cipher } = ground
  const { brand, market } = configuration
  const { target } = brand
  const ofBrand = { db, target }
  return {
    players: playersListed({ db, target }),
    timeline: timelineListed(composeDossier(ground)),
    'person-changes': personChangesListed({ db, target }),
    sessions: sessionsListed({ db, clock }),
    exclusions: exclusionsListed({ db, clock, law: lawOfExclusion({ db, clock }, market.key) }),
    'register-checks': registerChecksListed({ db }),
    'limit-changes': limitChangesListed({ db, clock, currency: market.currency.code }),
    'law-decisions': decisionsListed({ db }),
    'waiting-documents': waitingListed(documents),
    migrations: migrationsListed({ db, target, cipher }),
    'privacy-requests': requestsListed({ db, clock, target }),
    tickets: ticketsListed({ db, clock, target, cipher }),
    'risk-alerts': riskAlertsListed({ db, clock, target }),
    'risk-cases': riskCasesListed({
      db,
      clock,
      target,
      findWorkers: (querier, permission) => findPeopleWith(querier, { clock, target }, permission),
    }),
    points: pointsListed({ ...ofBrand, clock, defaultLanguage: brand.defaultLanguage }),
    'player-bonuses': awardsListed({ db }),
    'player-rounds': playerRoundsListed(roundNeeds({ db, clock, configuration })),
  }
}

/** What the lists of rounds need of shared games and of rounds that the house pays for. */
const roundNeeds = ({ db, clock, configuration }: Ground) => ({
  db,
  clock,
  currency: configuration.market.currency.code,
  findSharedPlays: findBookedPlays,
  searchSharedPlays: searchBookedPlays,
  freeRounds: { findSpent },
})

function playLists({ ground: { db, clock, configuration }, environment }: With) {
  const { brand, market } = configuration
  const { target } = brand
  const branded = { db, brand: { target, currency: market.currency.code } }
  return {
    rounds: roundsListed(roundNeeds({ db, clock, configuration })),
    'game-log': gameDaysListed({ db }),
    'bonus-log': bonusDaysListed({ db }),
    'venue-log': venueDaysListed({ db }),
    'crash-log': crashRoundsListed({ db, currency: market.currency.code }),
    'crash-bet-log': betsListed({ db }),
    'jackpot-log': poolMovesListed(branded),
    'jackpot-wins': winsListed(branded),
    'jackpot-pools': poolsListed(branded),
    'pool-moves': historyListed(branded),
    'inspected-games': inspectedListed(composeInspection({ db, clock, configuration }, environment)),
    'aisg-packages': packagesListed({ db, target }),
    tournaments: tournamentsListed(branded),
    'tournament-rounds': roundsOfTournamentsListed(branded),
    'tournament-entries': tournamentEntriesListed(branded),
    'halls-of-fame': hallsListed(branded),
    'tournament-restrictions': restrictionsListed({ ...branded, clock }),
  }
}

function promotionLists({ ground: { db, clock, configuration } }: With) {
  const { target } = configuration.brand
  const ofBrand = { db, target }
  return {
    bonuses: bonusesListed(ofBrand),
    campaigns: campaignsListed(ofBrand),
    'campaign-gifts': giftsListed(ofBrand),
    'not-given': notGivenListed(ofBrand),
    'campaign-codes': codesListed({ db }),
    'campaign-restrictions': restrictedListed({ db, clock, target }),
    'free-rounds': freeRoundsListed(ofBrand),
    'free-rounds-giving': givingListed({ ...ofBrand, clock }),
    // Whether a game is switched on is not one of its columns.
    'free-round-relations': relationsListed({
      campaigns: { ...ofBrand, clock },
      findGame: gamesToGive({ configuration, clock }).find,
      isEnabled: () => false,
    }),
    triggers: triggersListed(ofBrand),
    firings: firingsListed(ofBrand),
    'event-definitions': definitionsListed(ofBrand),
  }
}

function workLists({ ground: { db, clock, configuration, cipher }, environment }: With) {
  const { target } = configuration.brand
  const places = composeTopology({ db, clock, configuration }, environment)
  return {
    staff: staffListed({ db, clock, target }),
    security: securityListed({ db }),
    audit: auditListed({ db, cipher }),
    clients: clientsListed({ db, clock, target }),
    kiosks: kiosksListed({ db, clock, target }),
    'kiosk-rooms': kioskRoomsListed({ db, clock, target }),
    venues: venuesListed(places),
    terminals: terminalsListed(places),
    content: contentListed({ db, clock, target }),
    files: filesListed({ db, target }),
  }
}
