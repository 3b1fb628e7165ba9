import { sql, type Querier } from '../kernel/index.ts'

export type OwnMovement = {
  readonly at: Date
  readonly kind: string
  readonly points: number
  readonly source: string
  readonly about: string | null
  readonly reason: string | null
}

export async function findOwnMovements(db: Querier, playerId: number): Promise<OwnMovement[]> {
  return db.query<OwnMovement>(sql`
    select moved_at as at, kind, points, source, about, reason from loyalty.movement
     where player_id = ${playerId} order by number`)
}

export type OwnMessage = {
  readonly at: Date
  readonly title: string
  readonly body: string
  readonly readAt: Date | null
}

export async function findOwnMessages(db: Querier, playerId: number): Promise<OwnMessage[]> {
  return db.query<OwnMessage>(sql`
    select sent_at as at, title, body, read_at from loyalty.message where player_id = ${playerId} order by id`)
}
