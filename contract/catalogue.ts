import type { CallDefinition } from './call.ts'
import * as authentication from './api-v1/authentication.ts'
import * as internalAddresses from './capi-v1/addresses.ts'
import * as hallRegistration from './capi-v1/player-registration.ts'
import * as internalPerson from './capi-v1/person.ts'
import * as test from './api-v1/test.ts'
import * as diagnostics from './capi-v1/diagnostics.ts'
import * as playerAuthentication from './capi-v1/player-authentication.ts'
import * as cardsAtVenue from './capi-v1/player-cards.ts'
import * as documentScansOfVenues from './capi-v1/document-scans.ts'
import * as enumerators from './capi-v1/enumerators.ts'
import * as internalExclusion from './capi-v1/exclusion.ts'
import * as playerLoyalty from './capi-v1/player-loyalty.ts'
import * as playerLimitsOfV1 from './capi-v1/player-limits.ts'
import * as playerLogoutOfV1 from './capi-v1/player-logout.ts'
import * as exchangeRates from './capi-v1/currency-exchange-rates.ts'
import * as internalSessions from './capi-v1/sessions.ts'
import * as currency from './capi-v1.1/currency.ts'
import * as funds from './capi-v1.1/funds.ts'
import * as verifyByCard from './capi-v1.1/verify-by-card.ts'
import * as withdrawals from './capi-v1.1/withdrawals.ts'
import * as playerExclusion from './capi-v1.1/player-exclusion.ts'
import * as pageAuthentication from './capi-v1.1/player-authentication.ts'
import * as playerLogout from './capi-v1.1/player-logout.ts'
import * as playerLimits from './capi-v1.1/player-limits.ts'
import * as gamesManagement from './games-v3/games-management.ts'
import * as staffGames from './games-v3/staff-games.ts'
import * as ensico from './ensico/ensico.ts'
import * as kioskExclusion from './kiosk/player-exclusion.ts'
import * as kioskLookup from './kiosk/player-lookup.ts'
import * as kioskRegistration from './kiosk/registration.ts'
import * as oauth2 from './oauth2/token.ts'
import * as plannedShutdowns from './onling-v2/diagnostics.ts'
import * as manageGame from './onling-v2/manage-online-game.ts'
import * as onlineGame from './onling-v2/online-game.ts'
import * as bonusHistory from './onling-v2/bonus-history.ts'
import * as bonuses from './onling-v2/bonuses.ts'
import * as freeRound from './onling-v2/free-round.ts'
import * as bonusRestrictions from './onling-v2/bonus-restrictions.ts'
import * as tournaments from './onling-v2/tournaments.ts'
import * as tournamentsOfPlay from './play-v1/tournaments.ts'
import * as gameTag from './onling-v2/online-game-tag.ts'
import { partnerNotices } from './onling-v2/partner-notices.ts'
import * as payment from './onling-v2/payment.ts'
import * as accountRequirements from './onling-v2/account-requirements.ts'
import * as player from './onling-v2/player.ts'
import * as playerSettings from './onling-v2/player-settings.ts'
import * as authorities from './play-v1/authorities.ts'
import * as inspection from './play-v1/inspection.ts'
import * as autoTest from './onling-v2/auto-test.ts'
import * as frontEnd from './onling-v2/front-end.ts'
import * as staticFiles from './onling-v2/static-files.ts'
import * as staticDocument from './capi-v1/static-document.ts'
import * as content from './play-v1/content.ts'
import * as terms from './play-v1/terms.ts'
import * as staffContent from './play-v1/staff-content.ts'
import * as staffLook from './play-v1/staff-look.ts'
import * as staffTexts from './play-v1/staff-texts.ts'
import * as staffSynonyms from './play-v1/staff-synonyms.ts'
import * as serverConfig from './onling-v2/server-config.ts'
import * as playerUpdate from './onling-v2/player-update.ts'
import * as playerAddress from './onling-v2/player-address.ts'
import * as avatar from './onling-v2/player-avatar.ts'
import * as playerContacts from './onling-v2/player-contacts.ts'
import * as playerCard from './onling-v2/player-card.ts'
import * as playerMigration from './onling-v2/player-migration.ts'
import * as playerPin from './onling-v2/player-pin.ts'
import * as paymentCards from './onling-v2/player-payment-cards.ts'
import * as registration from './onling-v2/registration.ts'
import * as kyc from './onling-v2/kyc-verification.ts'
import * as bankAccount from './onling-v2/player-bank-account.ts'
import * as documentScan from './onling-v2/player-document-scan.ts'
import * as identityDocument from './onling-v2/player-identity-document.ts'
import * as registerState from './onling-v2/player-exclusion.ts'
import * as limitUpdates from './onling-v2/player-limits.ts'
import * as collinReports from './collin/reports.ts'
import * as collinTopology from './collin/topology.ts'
import * as staffTopology from './onling-v2/topology.ts'
import * as cashVouchers from './play-v1/cash-vouchers.ts'
import * as playerCash from './play-v1/player-cash.ts'
import * as staffCash from './play-v1/staff-cash.ts'
import * as staffHall from './play-v1/staff-hall.ts'
import * as staffPlaces from './play-v1/staff-places.ts'
import * as serviceTopology from './capi-v1/topology.ts'
import * as serviceReporting from './capi-v1/reporting.ts'
import * as internalPlaces from './capi-v1/internal-places.ts'
import * as view from './onling-v2/view.ts'
import * as user from './onling-v2/user.ts'
import * as bankConsent from './onling-v2/bank-consent.ts'
import * as smsPayment from './onling-v2/sms-payment.ts'
import * as walletPayment from './onling-v2/wallet-payment.ts'
import * as withdrawPayments from './onling-v2/withdrawals.ts'
import * as accountMigration from './play-v1/account-migration.ts'
import * as backoffice from './play-v1/backoffice.ts'
import * as staffExchangeRates from './play-v1/exchange-rates.ts'
import * as exclusion from './play-v1/exclusion.ts'
import * as club from './play-v1/club.ts'
import * as inbox from './play-v1/inbox.ts'
import * as staffLoyalty from './play-v1/staff-loyalty.ts'
import * as crash from './play-v1/crash.ts'
import * as law from './play-v1/law.ts'
import * as limits from './play-v1/limits.ts'
import * as messages from './play-v1/messages.ts'
import * as play from './play-v1/play.ts'
import * as ticketSeries from './play-v1/series.ts'
import * as newcomer from './play-v1/newcomer.ts'
import * as registrationAddress from './play-v1/registration-address.ts'
import * as playerAccount from './play-v1/player-account.ts'
import * as playerPasskeys from './play-v1/player-passkeys.ts'
import * as push from './play-v1/push.ts'
import * as privacy from './play-v1/privacy.ts'
import * as refunds from './play-v1/refunds.ts'
import * as staffPayments from './play-v1/staff-payments.ts'
import * as staffPayouts from './play-v1/staff-payouts.ts'
import * as staffWithdrawals from './play-v1/staff-withdrawals.ts'
import * as staffCallers from './play-v1/staff-callers.ts'
import * as staffLetters from './play-v1/staff-letters.ts'
import * as staffLinked from './play-v1/staff-linked.ts'
import * as staffNotes from './play-v1/staff-notes.ts'
import * as staffTimeline from './play-v1/staff-timeline.ts'
import * as staffCards from './play-v1/staff-cards.ts'
import * as staffClients from './play-v1/staff-clients.ts'
import * as staffKiosks from './play-v1/staff-kiosks.ts'
import * as staffCrash from './play-v1/staff-crash.ts'
import * as staffDocuments from './play-v1/staff-documents.ts'
import * as staffExclusion from './play-v1/staff-exclusion.ts'
import * as staffBankAccounts from './play-v1/staff-bank-accounts.ts'
import * as nickname from './play-v1/nickname.ts'
import * as staffPerson from './play-v1/staff-person.ts'
import * as ownBonuses from './play-v1/own-bonuses.ts'
import * as ownFreeRounds from './play-v1/own-free-rounds.ts'
import * as promotions from './play-v1/promotions.ts'
import * as ownProfile from './play-v1/own-profile.ts'
import * as roles from './play-v1/roles.ts'
import * as staffLinks from './play-v1/staff-links.ts'
import * as staffMembers from './play-v1/staff-members.ts'
import * as staffRegistration from './play-v1/staff-registration.ts'
import * as listCalls from './play-v1/lists.ts'
import * as liveCards from './play-v1/live-cards.ts'
import * as logs from './play-v1/logs.ts'
import * as feedReports from './play-v1/feed-reports.ts'
import * as paymentReports from './play-v1/payment-reports.ts'
import * as peopleReports from './play-v1/people-reports.ts'
import * as performance from './play-v1/performance.ts'
import * as bankTransfer from './onling-v2/bank-transfer.ts'
import * as bankStatements from './play-v1/bank-statements.ts'
import * as transfers from './capi-v1.1/transfers.ts'
import * as playerTransfers from './funds-transfer/player-account.ts'
import * as playerQueue from './funds-transfer/player-queue.ts'
import * as playerTransactions from './funds-transfer/player-transaction.ts'
import * as feedback from './onling-v2/feedback.ts'
import * as support from './play-v1/support.ts'
import * as staffSupport from './play-v1/staff-support.ts'
import * as auditChain from './play-v1/audit.ts'
import * as automaticApproval from './play-v1/automatic-approval.ts'
import * as approvals from './play-v1/approvals.ts'
import * as campaignLists from './play-v1/campaign-lists.ts'
import * as campaigns from './play-v1/campaigns.ts'
import * as closedMonths from './play-v1/closed-months.ts'
import * as riskAlerts from './play-v1/risk-alerts.ts'
import * as riskCases from './play-v1/risk-cases.ts'
import * as riskReports from './play-v1/risk-reports.ts'
import * as riskThresholds from './play-v1/risk-thresholds.ts'
import * as triggers from './play-v1/triggers.ts'
import * as platformEvents from './onling-v2/platform-event.ts'
import * as capabilities from './play-v1/capabilities.ts'
import * as corrections from './play-v1/corrections.ts'
import * as search from './play-v1/search.ts'
import * as depositBounds from './play-v1/deposit-bounds.ts'
import * as ownWithdrawal from './play-v1/own-withdrawal.ts'
import * as fees from './play-v1/fees.ts'
import * as jackpots from './play-v1/jackpots.ts'
import * as reconciliation from './play-v1/reconciliation.ts'
import * as typeRestrictions from './onling-v2/type-restrictions.ts'
import * as staffTypeRestrictions from './play-v1/type-restrictions.ts'
import * as signingKey from './play-v1/signing-key.ts'
import * as venuePlay from './play-v1/venue-play.ts'
import * as publicVenues from './play-v1/venues.ts'
import * as withdrawalBulk from './play-v1/withdrawal-bulk.ts'

const { lists, ...otherEnumerators } = enumerators

const groups: readonly object[] = [
  authentication,
  test,
  diagnostics,
  lists,
  otherEnumerators,
  currency,
  exchangeRates,
  staffExchangeRates,
  funds,
  withdrawals,
  verifyByCard,
  transfers,
  playerTransfers,
  playerQueue,
  playerTransactions,
  gamesManagement,
  plannedShutdowns,
  onlineGame,
  manageGame,
  gameTag,
  bonuses,
  bonusHistory,
  ownBonuses,
  promotions,
  freeRound,
  ownFreeRounds,
  bonusRestrictions,
  playerLoyalty,
  club,
  inbox,
  staffLoyalty,
  tournaments,
  tournamentsOfPlay,
  staffGames,
  payment,
  partnerNotices,
  walletPayment,
  smsPayment,
  bankConsent,
  paymentCards,
  bankTransfer,
  typeRestrictions,
  staffTypeRestrictions,
  withdrawPayments,
  refunds,
  staffPayments,
  staffPayouts,
  staffWithdrawals,
  withdrawalBulk,
  bankStatements,
  auditChain,
  automaticApproval,
  approvals,
  corrections,
  depositBounds,
  ownWithdrawal,
  fees,
  jackpots,
  reconciliation,
  player,
  registration,
  playerMigration,
  accountMigration,
  playerContacts,
  playerPin,
  playerCard,
  cardsAtVenue,
  staffCallers,
  staffLetters,
  staffLinked,
  staffNotes,
  staffTimeline,
  staffCards,
  staffClients,
  staffKiosks,
  playerAuthentication,
  pageAuthentication,
  avatar,
  playerAddress,
  playerUpdate,
  frontEnd,
  staticFiles,
  staticDocument,
  content,
  terms,
  staffContent,
  staffLook,
  staffTexts,
  staffSynonyms,
  serverConfig,
  autoTest,
  messages,
  feedback,
  support,
  staffSupport,
  staffPerson,
  nickname,
  staffBankAccounts,
  internalPerson,
  hallRegistration,
  newcomer,
  registrationAddress,
  internalAddresses,
  playerSettings,
  accountRequirements,
  staffRegistration,
  user,
  view,
  listCalls,
  liveCards,
  logs,
  feedReports,
  paymentReports,
  peopleReports,
  performance,
  collinReports,
  collinTopology,
  staffTopology,
  staffPlaces,
  cashVouchers,
  playerCash,
  staffCash,
  staffHall,
  publicVenues,
  serviceTopology,
  serviceReporting,
  internalPlaces,
  staffLinks,
  staffMembers,
  roles,
  ownProfile,
  backoffice,
  play,
  ticketSeries,
  crash,
  staffCrash,
  playerAccount,
  playerPasskeys,
  push,
  privacy,
  playerLimitsOfV1,
  playerLimits,
  limitUpdates,
  limits,
  law,
  exclusion,
  staffExclusion,
  campaignLists,
  campaigns,
  platformEvents,
  triggers,
  closedMonths,
  riskAlerts,
  riskCases,
  riskReports,
  riskThresholds,
  authorities,
  inspection,
  capabilities,
  search,
  playerExclusion,
  registerState,
  internalExclusion,
  internalSessions,
  playerLogoutOfV1,
  playerLogout,
  venuePlay,
  signingKey,
  ensico,
  kioskExclusion,
  kioskLookup,
  kioskRegistration,
  oauth2,
  identityDocument,
  documentScan,
  kyc,
  bankAccount,
  documentScansOfVenues,
  staffDocuments,
]

function isCall(value: unknown): value is CallDefinition {
  return typeof value === 'object' && value !== null && 'path' in value && 'audience' in value && 'method' in value
}

/** Every call that the platform declares, in the order of the files. */
export const catalogue: readonly CallDefinition[] = groups.flatMap((group) => Object.values(group).filter(isCall))
