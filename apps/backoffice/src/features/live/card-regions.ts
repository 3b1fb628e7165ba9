import type { LiveCard } from '#contract/play-v1/live-cards.ts'
import { LIVE_REGIONS, type LiveRegion } from '#contract/shapes/live.ts'

/** The regions shown by a card: one visible region is enough to show it. */
export const CARD_REGIONS: Readonly<Record<LiveCard, readonly LiveRegion[]>> = {
  figures: Object.keys(LIVE_REGIONS) as LiveRegion[],
  money: ['money'],
  strip: ['payments'],
  waiting: ['payments', 'support', 'approvals', 'documents', 'riskMoney', 'riskFraud', 'riskCare'],
  partners: ['partners'],
  protection: ['protection'],
  machine: ['installation', 'books', 'chain', 'returns'],
}

/** Whether a card is visible with the person's permissions. */
export const seesCard = (card: LiveCard, visible: readonly LiveRegion[]): boolean =>
  CARD_REGIONS[card].some((region) => visible.includes(region))
