import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type RequestAboutRow = { readonly action: string; readonly state: string; readonly askedAt: Date }

export async function findRequestsAbout(db: Querier, playerId: number): Promise<RequestAboutRow[]> {
  return db.query<RequestAboutRow>(sql`
    select action, state, asked_at from approvals.request where player_id = ${playerId} order by id`)
}

/** The same for requests without a subject that are kept with the identity: with the texts of staff in them. */
export async function findHeldRequestsAbout(
  db: Querier,
  playerId: number,
): Promise<(RequestAboutRow & { readonly reason: string | null; readonly decision: string | null })[]> {
  return db.query(sql`
    select r.action, r.state, r.asked_at, r.reason, r.decision
      from approvals.request_about b join approvals.request r on r.id = b.request_id
     where b.player_id = ${playerId} and b.is_held order by r.id`)
}

/**
 * Erases sealed values and free texts of staff about the person; the fact that it was requested and decided stays. A
 * request that was about others too is erased completely: its texts cannot be divided by person.
 */
export async function eraseRequestsAbout(
  tx: Transaction,
  playerId: number,
  { at, isHeld }: { readonly at: Date; readonly isHeld: boolean },
): Promise<void> {
  await tx.query(sql`
    update approvals.request
       set state = 'expired', decided_at = greatest(${at}::timestamptz, asked_at)
     where state = 'waiting' and id in (${requestsOf(playerId, isHeld)})`)
  await tx.query(sql`
    update approvals.request
       set input_sealed = null, look_sealed = null, changed_look_sealed = null,
           obstacle_details_sealed = null, reason = null, decision = null
     where id in (${requestsOf(playerId, isHeld)})`)
}

const requestsOf = (playerId: number, isHeld: boolean) => sql`
  select id from approvals.request where player_id = ${playerId} and not ${isHeld}::boolean
  union all
  select request_id from approvals.request_about where player_id = ${playerId} and is_held = ${isHeld}`
