import type { CampaignNeeds, CashbackNeeds } from '#server/campaigns/index.ts'
import { composeRoundsOfBooks } from './compose-tournaments.ts'
import type { Base } from './open-base.ts'

/** Puts cashback together with the calendar of the market, and with the rooms that know the results of rounds. */
export function composeCashback(
  { configuration }: Pick<Base, 'configuration'>,
  campaigns: CampaignNeeds,
): CashbackNeeds {
  const { timeZone } = configuration.market
  const { outcomesOf } = composeRoundsOfBooks(timeZone)
  return { ...campaigns, zone: timeZone, outcomesOf }
}
