import { accountMigrationSk } from './account-migration/sk.ts'
import { approvalSk } from './approval/sk.ts'
import { approvalActionsSk } from './approval-actions/sk.ts'
import { approvalsSk } from './approvals/sk.ts'
import { auditSk } from './audit/sk.ts'
import { auditSentencesSk } from './audit-sentences/sk.ts'
import { authoritiesSk } from './authorities/sk.ts'
import { bankSk } from './bank/sk.ts'
import { bonusesSk } from './bonuses/sk.ts'
import { campaignsSk } from './campaigns/sk.ts'
import { capabilitiesSk } from './capabilities/sk.ts'
import { callersSk } from './callers/sk.ts'
import { cardsSk } from './cards/sk.ts'
import { clientsSk } from './clients/sk.ts'
import { crashSk } from './crash/sk.ts'
import { depositsSk } from './deposits/sk.ts'
import { documentsSk } from './documents/sk.ts'
import { entriesSk } from './entries/sk.ts'
import { errorsSk } from './errors/sk.ts'
import { exclusionSk } from './exclusion/sk.ts'
import { fieldsSk } from './fields/sk.ts'
import { feesSk } from './fees/sk.ts'
import { playerListsSk } from './player-lists/sk.ts'
import { freeRoundsSk } from './free-rounds/sk.ts'
import { gameSettingsSk } from './game-settings/sk.ts'
import { gamesSk } from './games/sk.ts'
import { jackpotsSk } from './jackpots/sk.ts'
import { inspectionSk } from './inspection/sk.ts'
import { kiosksSk } from './kiosks/sk.ts'
import { cashSk } from './cash/sk.ts'
import { cashScreenSk } from './cash/screen-sk.ts'
import { placesSk } from './places/sk.ts'
import { placesHallSk } from './places/hall-sk.ts'
import { placesScreenSk } from './places/screen-sk.ts'
import { placesWorkSk } from './places/work-sk.ts'
import { lawSk } from './law/sk.ts'
import { lawRefusalsSk } from './law-refusals/sk.ts'
import { liveSk } from './live/sk.ts'
import { loyaltySk } from './loyalty/sk.ts'
import { limitsSk } from './limits/sk.ts'
import { listsSk } from './lists/sk.ts'
import { locksSk } from './locks/sk.ts'
import { paymentsSk } from './payments/sk.ts'
import { payoutsSk } from './payouts/sk.ts'
import { personSk } from './person/sk.ts'
import { playersSk } from './players/sk.ts'
import { privacySk } from './privacy/sk.ts'
import { registrationSk } from './registration/sk.ts'
import { logsSk } from './logs/sk.ts'
import { feedReportsSk } from './feed-reports/sk.ts'
import { performanceSk } from './performance/sk.ts'
import { reportsSk } from './reports/sk.ts'
import { riskSk } from './risk/sk.ts'
import { riskSignalsSk } from './risk-signals/sk.ts'
import { roundsSk } from './rounds/sk.ts'
import { sessionsSk } from './sessions/sk.ts'
import { sheetsSk } from './sheets/sk.ts'
import { shellSk } from './shell/sk.ts'
import { signInSk } from './sign-in/sk.ts'
import { staffSk } from './staff/sk.ts'
import { shutdownsSk } from './shutdowns/sk.ts'
import { supportSk } from './support/sk.ts'
import { contentSk } from './content/sk.ts'
import { contentScreenSk } from './content/screen-sk.ts'
import { siteTextsSk } from './site-texts/sk.ts'
import { studioSk } from './studio/sk.ts'
import { tagsSk } from './tags/sk.ts'
import { timelineSk } from './timeline/sk.ts'
import { playerNotesSk } from './player-notes/sk.ts'
import { linkedSk } from './linked/sk.ts'
import { dossierSk } from './dossier/sk.ts'
import { lettersSk } from './letters/sk.ts'
import { tournamentsSk } from './tournaments/sk.ts'
import { triggersSk } from './triggers/sk.ts'
import { withdrawalsSk } from './withdrawals/sk.ts'
import type { Texts } from './text-key.ts'
import { venuePlaySk } from './venue-play/sk.ts'

export const sk: Texts = {
  ...accountMigrationSk,
  ...approvalSk,
  ...approvalsSk,
  ...approvalActionsSk,
  ...auditSk,
  ...auditSentencesSk,
  ...authoritiesSk,
  ...bankSk,
  ...bonusesSk,
  ...campaignsSk,
  ...capabilitiesSk,
  ...callersSk,
  ...cardsSk,
  ...clientsSk,
  ...crashSk,
  ...shutdownsSk,
  ...depositsSk,
  ...documentsSk,
  ...entriesSk,
  ...errorsSk,
  ...exclusionSk,
  ...feesSk,
  ...fieldsSk,
  ...playerListsSk,
  ...freeRoundsSk,
  ...gameSettingsSk,
  ...gamesSk,
  ...jackpotsSk,
  ...inspectionSk,
  ...kiosksSk,
  ...cashSk,
  ...cashScreenSk,
  ...placesSk,
  ...placesHallSk,
  ...placesScreenSk,
  ...venuePlaySk,
  ...placesWorkSk,
  ...lawSk,
  ...lawRefusalsSk,
  ...liveSk,
  ...loyaltySk,
  ...limitsSk,
  ...listsSk,
  ...locksSk,
  ...paymentsSk,
  ...payoutsSk,
  ...personSk,
  ...playersSk,
  ...privacySk,
  ...registrationSk,
  ...logsSk,
  ...feedReportsSk,
  ...performanceSk,
  ...reportsSk,
  ...riskSk,
  ...riskSignalsSk,
  ...roundsSk,
  ...sessionsSk,
  ...sheetsSk,
  ...shellSk,
  ...signInSk,
  ...staffSk,
  ...supportSk,
  ...contentSk,
  ...contentScreenSk,
  ...studioSk,
  ...siteTextsSk,
  ...tagsSk,
  ...timelineSk,
  ...playerNotesSk,
  ...linkedSk,
  ...dossierSk,
  ...lettersSk,
  ...tournamentsSk,
  ...triggersSk,
  ...withdrawalsSk,
}
