import { accountMigrationCs } from './account-migration/cs.ts'
import { approvalCs } from './approval/cs.ts'
import { approvalActionsCs } from './approval-actions/cs.ts'
import { approvalsCs } from './approvals/cs.ts'
import { auditCs } from './audit/cs.ts'
import { auditSentencesCs } from './audit-sentences/cs.ts'
import { authoritiesCs } from './authorities/cs.ts'
import { bankCs } from './bank/cs.ts'
import { bonusesCs } from './bonuses/cs.ts'
import { campaignsCs } from './campaigns/cs.ts'
import { capabilitiesCs } from './capabilities/cs.ts'
import { callersCs } from './callers/cs.ts'
import { cardsCs } from './cards/cs.ts'
import { clientsCs } from './clients/cs.ts'
import { crashCs } from './crash/cs.ts'
import { depositsCs } from './deposits/cs.ts'
import { documentsCs } from './documents/cs.ts'
import { entriesCs } from './entries/cs.ts'
import { errorsCs } from './errors/cs.ts'
import { exclusionCs } from './exclusion/cs.ts'
import { fieldsCs } from './fields/cs.ts'
import { feesCs } from './fees/cs.ts'
import { playerListsCs } from './player-lists/cs.ts'
import { freeRoundsCs } from './free-rounds/cs.ts'
import { gameSettingsCs } from './game-settings/cs.ts'
import { gamesCs } from './games/cs.ts'
import { jackpotsCs } from './jackpots/cs.ts'
import { inspectionCs } from './inspection/cs.ts'
import { kiosksCs } from './kiosks/cs.ts'
import { cashCs } from './cash/cs.ts'
import { cashScreenCs } from './cash/screen-cs.ts'
import { placesCs } from './places/cs.ts'
import { placesHallCs } from './places/hall-cs.ts'
import { placesScreenCs } from './places/screen-cs.ts'
import { placesWorkCs } from './places/work-cs.ts'
import { lawCs } from './law/cs.ts'
import { lawRefusalsCs } from './law-refusals/cs.ts'
import { liveCs } from './live/cs.ts'
import { loyaltyCs } from './loyalty/cs.ts'
import { limitsCs } from './limits/cs.ts'
import { listsCs } from './lists/cs.ts'
import { locksCs } from './locks/cs.ts'
import { paymentsCs } from './payments/cs.ts'
import { payoutsCs } from './payouts/cs.ts'
import { personCs } from './person/cs.ts'
import { playersCs } from './players/cs.ts'
import { privacyCs } from './privacy/cs.ts'
import { registrationCs } from './registration/cs.ts'
import { logsCs } from './logs/cs.ts'
import { feedReportsCs } from './feed-reports/cs.ts'
import { performanceCs } from './performance/cs.ts'
import { reportsCs } from './reports/cs.ts'
import { riskCs } from './risk/cs.ts'
import { riskSignalsCs } from './risk-signals/cs.ts'
import { roundsCs } from './rounds/cs.ts'
import { sessionsCs } from './sessions/cs.ts'
import { sheetsCs } from './sheets/cs.ts'
import { shellCs } from './shell/cs.ts'
import { signInCs } from './sign-in/cs.ts'
import { staffCs } from './staff/cs.ts'
import { shutdownsCs } from './shutdowns/cs.ts'
import { supportCs } from './support/cs.ts'
import { contentCs } from './content/cs.ts'
import { contentScreenCs } from './content/screen-cs.ts'
import { siteTextsCs } from './site-texts/cs.ts'
import { studioCs } from './studio/cs.ts'
import { tagsCs } from './tags/cs.ts'
import { timelineCs } from './timeline/cs.ts'
import { playerNotesCs } from './player-notes/cs.ts'
import { linkedCs } from './linked/cs.ts'
import { dossierCs } from './dossier/cs.ts'
import { lettersCs } from './letters/cs.ts'
import { tournamentsCs } from './tournaments/cs.ts'
import { triggersCs } from './triggers/cs.ts'
import { withdrawalsCs } from './withdrawals/cs.ts'
import { venuePlayCs } from './venue-play/cs.ts'

/** Czech, the first language of the back office; its keys are those of every other one. */
export const cs = {
  ...accountMigrationCs,
  ...approvalCs,
  ...approvalsCs,
  ...approvalActionsCs,
  ...auditCs,
  ...auditSentencesCs,
  ...authoritiesCs,
  ...bankCs,
  ...bonusesCs,
  ...campaignsCs,
  ...capabilitiesCs,
  ...callersCs,
  ...cardsCs,
  ...clientsCs,
  ...crashCs,
  ...shutdownsCs,
  ...depositsCs,
  ...documentsCs,
  ...entriesCs,
  ...errorsCs,
  ...exclusionCs,
  ...feesCs,
  ...fieldsCs,
  ...playerListsCs,
  ...freeRoundsCs,
  ...gameSettingsCs,
  ...gamesCs,
  ...jackpotsCs,
  ...inspectionCs,
  ...kiosksCs,
  ...cashCs,
  ...cashScreenCs,
  ...placesCs,
  ...placesHallCs,
  ...placesScreenCs,
  ...venuePlayCs,
  ...placesWorkCs,
  ...lawCs,
  ...lawRefusalsCs,
  ...liveCs,
  ...loyaltyCs,
  ...limitsCs,
  ...listsCs,
  ...locksCs,
  ...paymentsCs,
  ...payoutsCs,
  ...personCs,
  ...playersCs,
  ...privacyCs,
  ...registrationCs,
  ...logsCs,
  ...feedReportsCs,
  ...performanceCs,
  ...reportsCs,
  ...riskCs,
  ...riskSignalsCs,
  ...roundsCs,
  ...sessionsCs,
  ...sheetsCs,
  ...shellCs,
  ...signInCs,
  ...staffCs,
  ...supportCs,
  ...contentCs,
  ...contentScreenCs,
  ...studioCs,
  ...siteTextsCs,
  ...tagsCs,
  ...timelineCs,
  ...playerNotesCs,
  ...linkedCs,
  ...dossierCs,
  ...lettersCs,
  ...tournamentsCs,
  ...triggersCs,
  ...withdrawalsCs,
}
