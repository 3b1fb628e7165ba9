import { approvalList, decidedApprovalList } from './approvals.ts'
import { timelineList } from './timeline.ts'
import { waitingDocumentList } from './waiting-documents.ts'
import { exclusionList, registerCheckList } from './exclusions.ts'
import {
  tournamentList,
  tournamentRoundList,
  tournamentEntryList,
  hallList,
  tournamentRestrictionList,
} from './tournaments.ts'
import { clientList } from './clients.ts'
import { kioskList, kioskRoomList } from './kiosks.ts'
import { campaignCodeList, campaignRestrictionList } from './campaign-codes.ts'
import { poolMoveList } from './pool-moves.ts'
import { venueList, terminalList } from './places.ts'
import { correctionList, feeTariffList, approvalRuleList } from './proposals.ts'
import { migrationList } from './migrations.ts'
import { personChangeList } from './person-changes.ts'
import { pointList } from './points.ts'
import { freeRoundRelationList } from './free-round-relations.ts'
import { bankStatementList, typeRestrictionList } from './bank-statements.ts'
import { accountingEntryList } from './accounting-entries.ts'
import { accountingLog } from './accounting-log.ts'
import { aisgPackageList } from './aisg-packages.ts'
import { bankItemList } from './bank-items.ts'
import { bonusLog } from './bonus-log.ts'
import { cashMovementList, cashShiftList } from './cash.ts'
import { cashIdentificationList, cashVoucherList } from './player-cash.ts'
import { contentList } from './content.ts'
import { fileList } from './files.ts'
import { crashBetLog, crashLog } from './crash-log.ts'
import { depositList } from './deposits.ts'
import { bonusStepList, venueFactList } from './feed-entries.ts'
import { figurePeopleList, figureProtectionList } from './figure-entries.ts'
import { fundsLog } from './funds-log.ts'
import { gameLog } from './game-log.ts'
import { jackpotLog } from './jackpot-log.ts'
import { jackpotPoolList } from './jackpot-pools.ts'
import { jackpotWinList } from './jackpot-wins.ts'
import { lawDecisionList } from './law-decisions.ts'
import { limitChangeList } from './limit-changes.ts'
import { inspectedGameList } from './inspected-games.ts'
import type { ListDefinition } from './list.ts'
import { overviewLog } from './overview-log.ts'
import { auditList } from './audit.ts'
import { bonusList } from './bonuses.ts'
import { campaignGiftList, notGivenList } from './campaign-gifts.ts'
import { campaignList } from './campaigns.ts'
import { entryList } from './entries.ts'
import { eventDefinitionList } from './event-definitions.ts'
import { firingList } from './firings.ts'
import { freeRoundList, givingFreeRoundList } from './free-rounds.ts'
import { playerBonusList } from './player-bonuses.ts'
import { playerRoundList } from './player-rounds.ts'
import { privacyRequestList } from './privacy-requests.ts'
import { playerList } from './players.ts'
import { riskAlertList, riskCaseList } from './risk.ts'
import { roundList } from './rounds.ts'
import {
  fundSumList,
  gameSumList,
  overviewDayList,
  overviewMonthList,
  playerFundSumList,
  playerGameSumList,
} from './sums.ts'
import {
  bonusCostList,
  cohortList,
  declineList,
  funnelList,
  gamePerformanceList,
  trialBalanceList,
  venueSumList,
} from './reports.ts'
import { securityList } from './security.ts'
import { sessionList } from './sessions.ts'
import { staffList } from './staff.ts'
import { ticketList } from './tickets.ts'
import { triggerList } from './triggers.ts'
import { venueLog } from './venue-log.ts'
import { transferFileList } from './transfer-files.ts'
import { withdrawalList } from './withdrawals.ts'

/** Every declared list, by its name. */
export const allLists = {
  approvals: approvalList,
  'decided-approvals': decidedApprovalList,
  players: playerList,
  withdrawals: withdrawalList,
  'transfer-files': transferFileList,
  deposits: depositList,
  tickets: ticketList,
  'bank-items': bankItemList,
  'jackpot-wins': jackpotWinList,
  security: securityList,
  'cash-shifts': cashShiftList,
  'cash-movements': cashMovementList,
  'cash-identifications': cashIdentificationList,
  'cash-vouchers': cashVoucherList,
  content: contentList,
  files: fileList,
  'overview-log': overviewLog,
  'accounting-log': accountingLog,
  'funds-log': fundsLog,
  'game-log': gameLog,
  'bonus-log': bonusLog,
  'venue-log': venueLog,
  'bonus-steps': bonusStepList,
  'venue-facts': venueFactList,
  'crash-log': crashLog,
  'crash-bet-log': crashBetLog,
  'jackpot-log': jackpotLog,
  'risk-alerts': riskAlertList,
  'risk-cases': riskCaseList,
  'aisg-packages': aisgPackageList,
  audit: auditList,
  rounds: roundList,
  'player-rounds': playerRoundList,
  'player-bonuses': playerBonusList,
  entries: entryList,
  sessions: sessionList,
  bonuses: bonusList,
  campaigns: campaignList,
  'campaign-gifts': campaignGiftList,
  'not-given': notGivenList,
  staff: staffList,
  'jackpot-pools': jackpotPoolList,
  'privacy-requests': privacyRequestList,
  'free-rounds': freeRoundList,
  'free-rounds-giving': givingFreeRoundList,
  triggers: triggerList,
  firings: firingList,
  'law-decisions': lawDecisionList,
  'limit-changes': limitChangeList,
  'event-definitions': eventDefinitionList,
  'inspected-games': inspectedGameList,
  'waiting-documents': waitingDocumentList,
  exclusions: exclusionList,
  'register-checks': registerCheckList,
  tournaments: tournamentList,
  'tournament-rounds': tournamentRoundList,
  'tournament-entries': tournamentEntryList,
  'halls-of-fame': hallList,
  'tournament-restrictions': tournamentRestrictionList,
  clients: clientList,
  kiosks: kioskList,
  'kiosk-rooms': kioskRoomList,
  'campaign-codes': campaignCodeList,
  'campaign-restrictions': campaignRestrictionList,
  'pool-moves': poolMoveList,
  venues: venueList,
  terminals: terminalList,
  corrections: correctionList,
  'fee-tariffs': feeTariffList,
  'approval-rules': approvalRuleList,
  migrations: migrationList,
  timeline: timelineList,
  'person-changes': personChangeList,
  points: pointList,
  'free-round-relations': freeRoundRelationList,
  'bank-statements': bankStatementList,
  'type-restrictions': typeRestrictionList,
  'accounting-entries': accountingEntryList,
  'figure-people': figurePeopleList,
  'figure-protection': figureProtectionList,
  'game-sums': gameSumList,
  'player-game-sums': playerGameSumList,
  'fund-sums': fundSumList,
  'player-fund-sums': playerFundSumList,
  'overview-days': overviewDayList,
  'overview-months': overviewMonthList,
  'trial-balance': trialBalanceList,
  'game-performance': gamePerformanceList,
  'first-deposit-funnel': funnelList,
  cohorts: cohortList,
  'bonus-costs': bonusCostList,
  'venue-sums': venueSumList,
  'payment-declines': declineList,
} as const satisfies Record<string, ListDefinition>

export type ListName = keyof typeof allLists
export const LIST_NAMES = Object.keys(allLists) as ListName[]
