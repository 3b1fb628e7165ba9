import { sql, type Querier } from '../kernel/index.ts'

export type OfferedBonusRow = {
  readonly name: string
  readonly amountMinor: number
  /** Amounts taken back in parts, with its deposit. */
  readonly takenBackMinor: number
  readonly currency: string
  readonly state: string
  readonly wageredMinor: number
  readonly offeredAt: Date
  readonly endedAt: Date | null
}

export async function findOfferedBonuses(db: Querier, playerId: number): Promise<OfferedBonusRow[]> {
  return db.query<OfferedBonusRow>(sql`
    select b.name, a.amount as amount_minor, a.taken_back as taken_back_minor, b.currency, a.state, a.wagered as wagered_minor, a.offered_at, a.ended_at
      from bonuses.award a join bonuses.bonus b on b.id = a.bonus_id
     where a.player_id = ${playerId} order by a.id`)
}
