import { accountMigrationEn } from './account-migration/en.ts'
import { approvalEn } from './approval/en.ts'
import { approvalActionsEn } from './approval-actions/en.ts'
import { approvalsEn } from './approvals/en.ts'
import { auditEn } from './audit/en.ts'
import { auditSentencesEn } from './audit-sentences/en.ts'
import { authoritiesEn } from './authorities/en.ts'
import { bankEn } from './bank/en.ts'
import { bonusesEn } from './bonuses/en.ts'
import { campaignsEn } from './campaigns/en.ts'
import { capabilitiesEn } from './capabilities/en.ts'
import { callersEn } from './callers/en.ts'
import { cardsEn } from './cards/en.ts'
import { clientsEn } from './clients/en.ts'
import { crashEn } from './crash/en.ts'
import { depositsEn } from './deposits/en.ts'
import { documentsEn } from './documents/en.ts'
import { entriesEn } from './entries/en.ts'
import { errorsEn } from './errors/en.ts'
import { exclusionEn } from './exclusion/en.ts'
import { fieldsEn } from './fields/en.ts'
import { feesEn } from './fees/en.ts'
import { playerListsEn } from './player-lists/en.ts'
import { freeRoundsEn } from './free-rounds/en.ts'
import { gameSettingsEn } from './game-settings/en.ts'
import { gamesEn } from './games/en.ts'
import { jackpotsEn } from './jackpots/en.ts'
import { inspectionEn } from './inspection/en.ts'
import { kiosksEn } from './kiosks/en.ts'
import { cashEn } from './cash/en.ts'
import { cashScreenEn } from './cash/screen-en.ts'
import { placesEn } from './places/en.ts'
import { placesHallEn } from './places/hall-en.ts'
import { placesScreenEn } from './places/screen-en.ts'
import { placesWorkEn } from './places/work-en.ts'
import { lawEn } from './law/en.ts'
import { lawRefusalsEn } from './law-refusals/en.ts'
import { liveEn } from './live/en.ts'
import { loyaltyEn } from './loyalty/en.ts'
import { limitsEn } from './limits/en.ts'
import { listsEn } from './lists/en.ts'
import { locksEn } from './locks/en.ts'
import { paymentsEn } from './payments/en.ts'
import { payoutsEn } from './payouts/en.ts'
import { personEn } from './person/en.ts'
import { playersEn } from './players/en.ts'
import { privacyEn } from './privacy/en.ts'
import { registrationEn } from './registration/en.ts'
import { logsEn } from './logs/en.ts'
import { feedReportsEn } from './feed-reports/en.ts'
import { performanceEn } from './performance/en.ts'
import { reportsEn } from './reports/en.ts'
import { riskEn } from './risk/en.ts'
import { riskSignalsEn } from './risk-signals/en.ts'
import { roundsEn } from './rounds/en.ts'
import { sessionsEn } from './sessions/en.ts'
import { sheetsEn } from './sheets/en.ts'
import { shellEn } from './shell/en.ts'
import { signInEn } from './sign-in/en.ts'
import { staffEn } from './staff/en.ts'
import { shutdownsEn } from './shutdowns/en.ts'
import { supportEn } from './support/en.ts'
import { contentEn } from './content/en.ts'
import { contentScreenEn } from './content/screen-en.ts'
import { siteTextsEn } from './site-texts/en.ts'
import { studioEn } from './studio/en.ts'
import { tagsEn } from './tags/en.ts'
import { timelineEn } from './timeline/en.ts'
import { playerNotesEn } from './player-notes/en.ts'
import { linkedEn } from './linked/en.ts'
import { dossierEn } from './dossier/en.ts'
import { lettersEn } from './letters/en.ts'
import { tournamentsEn } from './tournaments/en.ts'
import { triggersEn } from './triggers/en.ts'
import { withdrawalsEn } from './withdrawals/en.ts'
import type { Texts } from './text-key.ts'
import { venuePlayEn } from './venue-play/en.ts'

export const en: Texts = {
  ...accountMigrationEn,
  ...approvalEn,
  ...approvalsEn,
  ...approvalActionsEn,
  ...auditEn,
  ...auditSentencesEn,
  ...authoritiesEn,
  ...bankEn,
  ...bonusesEn,
  ...campaignsEn,
  ...capabilitiesEn,
  ...callersEn,
  ...cardsEn,
  ...clientsEn,
  ...crashEn,
  ...shutdownsEn,
  ...depositsEn,
  ...documentsEn,
  ...entriesEn,
  ...errorsEn,
  ...exclusionEn,
  ...feesEn,
  ...fieldsEn,
  ...playerListsEn,
  ...freeRoundsEn,
  ...gameSettingsEn,
  ...gamesEn,
  ...jackpotsEn,
  ...inspectionEn,
  ...kiosksEn,
  ...cashEn,
  ...cashScreenEn,
  ...placesEn,
  ...placesHallEn,
  ...placesScreenEn,
  ...venuePlayEn,
  ...placesWorkEn,
  ...lawEn,
  ...lawRefusalsEn,
  ...liveEn,
  ...loyaltyEn,
  ...limitsEn,
  ...listsEn,
  ...locksEn,
  ...paymentsEn,
  ...payoutsEn,
  ...personEn,
  ...playersEn,
  ...privacyEn,
  ...registrationEn,
  ...logsEn,
  ...feedReportsEn,
  ...performanceEn,
  ...reportsEn,
  ...riskEn,
  ...riskSignalsEn,
  ...roundsEn,
  ...sessionsEn,
  ...sheetsEn,
  ...shellEn,
  ...signInEn,
  ...staffEn,
  ...supportEn,
  ...contentEn,
  ...contentScreenEn,
  ...studioEn,
  ...siteTextsEn,
  ...tagsEn,
  ...timelineEn,
  ...playerNotesEn,
  ...linkedEn,
  ...dossierEn,
  ...lettersEn,
  ...tournamentsEn,
  ...triggersEn,
  ...withdrawalsEn,
}
