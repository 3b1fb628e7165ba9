import { sql, type Querier } from '../kernel/index.ts'

export type OwnGift = {
  readonly campaign: string
  readonly cause: string
  readonly amountMinor: number
  readonly currency: string
  readonly givenAt: Date
  readonly takenBackMinor: number
}

/** What a player was given by campaigns, the oldest first. */
export async function findOwnGifts(db: Querier, playerId: number): Promise<OwnGift[]> {
  return db.query<OwnGift>(sql`
    select coalesce(v.terms ->> 'name', '') as campaign, g.cause, g.amount as amount_minor, c.currency, g.given_at, g.taken_back as taken_back_minor
      from campaigns.gift g join campaigns.campaign c on c.id = g.campaign_id
      join campaigns.version v on v.campaign_id = g.campaign_id and v.version = g.version
     where g.player_id = ${playerId} order by g.id`)
}
