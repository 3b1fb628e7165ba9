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

export type OwnList = { readonly campaign: string; readonly listedAt: Date; readonly outcome: string | null }

/** In which lists of campaigns a player stands, the oldest first. */
export async function findOwnLists(db: Querier, playerId: number): Promise<OwnList[]> {
  return db.query<OwnList>(sql`
    select coalesce(v.terms ->> 'name', '') as campaign, l.created_at as listed_at, r.outcome
      from campaigns.list_row r join campaigns.list l on l.id = r.list_id
      join campaigns.campaign c on c.id = l.campaign_id
      join campaigns.version v on v.campaign_id = c.id and v.version = coalesce(c.live_version, c.latest_version)
     where r.player_id = ${playerId} order by l.id, r.number`)
}
