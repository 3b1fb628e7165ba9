import { sql, type Querier } from '../kernel/index.ts'

export type OwnFiring = {
  readonly trigger: string
  readonly event: string
  readonly hasFired: boolean
  readonly whyNot: string | null
  readonly at: Date
}

/** Firings for events of a player, the oldest first. */
export async function findOwnFirings(db: Querier, playerId: number): Promise<OwnFiring[]> {
  return db.query<OwnFiring>(sql`
    select coalesce(v.terms ->> 'name', '') as trigger, f.event, f.has_fired, f.why_not, f.at
      from triggers.firing f join triggers.version v on v.trigger_id = f.trigger_id and v.version = f.version
     where f.player_id = ${playerId} order by f.id`)
}
