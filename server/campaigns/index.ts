export { amountOf, type Occasion } from './amount-of.ts'
export { cashbackHeartbeats, giveCashback, type CashbackNeeds, type LossOfPeriod } from './cashback/give-cashback.ts'
export { campaignsListed, giftsListed, notGivenListed } from './list-campaigns.ts'
export { campaignRoutes } from './campaigns.routes.ts'
export { campaignHeartbeats, campaignReactions, causeOfDeposit } from './campaigns.work.ts'
export { findGiftTerms } from './campaigns.queries.ts'
export { costOfWagering, type GameReturn } from './cost-of-wagering.ts'
export type { GameFigures } from './estimate/cost-of-campaign.ts'
export { factsOf, findingOf } from './facts-of.ts'
export { giveGift, giveWithin, judgeRecipient, type GiftInput, type GiftOutcome } from './give-gift.ts'
export { findGiftCampaign } from './find-gift-campaign.ts'
export type { PromotionNeeds } from './promotions/needs.ts'
export { promotionRoutes } from './promotions/promotions.routes.ts'
export { addList } from './lists/add-list.ts'
export { checkList } from './lists/check-list.ts'
export { goThroughLists } from './lists/go-through-lists.ts'
export { showLists } from './lists/show-list.ts'
export {
  findCampaign,
  findVersion,
  listCampaigns,
  listGiving,
  listIds,
  listVersions,
  type CampaignRow,
  type VersionRow,
} from './campaigns.queries.ts'
export { checkVersion, moveCampaign } from './move-campaign.ts'
export { createCampaign, problemsOf, saveVersion } from './write-campaign.ts'
export type { TermsProblem } from './judge-terms.ts'
export { largestGift } from './judge-terms.ts'
export type { CampaignNeeds, Giver, GiftToMake, JudgedPlayer, SettledDeposit, WhyNotOfMany } from './needs.ts'
export { takeBackFor } from './take-back.ts'
export { campaignParts } from './personal-data.ts'
export { isRestricted } from './restrict-players.ts'
export { whyNotTaken } from './why-not-taken.ts'
export { useCode } from './use-code.ts'
