import { sql, type Querier } from '#server/kernel/index.ts'
import { isKnownAt } from '#server/players/index.ts'
import type { Action } from './action.ts'
import type { Refused } from './decide.ts'
import type { LawPack, RuleKind } from './rule.ts'
import type { LawState } from './state.ts'

export type DecisionRow = {
  readonly id: string
  readonly at: Date
  readonly market: LawPack['market']
  readonly packId: string
  readonly packFingerprint: string
  readonly playerId: number | null
  readonly action: Action
  readonly state: LawState
  /** Kinds of rules that were evaluated; null: all. */
  readonly only: readonly RuleKind[] | null
  readonly refusal: Refused
}

const columns = sql`id, at, market, pack_id, pack_fingerprint, player_id, action, state, only_kinds as only, refusal`

/** The same refusal within one minute is stored once. */
export async function insertDecision(db: Querier, row: DecisionRow): Promise<void> {
  await db.query(sql`
    insert into law.decision (id, at, market, pack_id, pack_fingerprint, player_id, action_kind, action, state, only_kinds,
      rule_id, code, refusal)
    values (${row.id}, ${row.at}, ${row.market}, ${row.packId}, ${row.packFingerprint}, ${row.playerId},
      ${row.action.kind}, ${JSON.stringify(row.action)}, ${JSON.stringify(row.state)}, ${row.only},
      ${row.refusal.ruleId}, ${row.refusal.code}, ${JSON.stringify(row.refusal)})
    on conflict do nothing`)
}

export async function findDecision(db: Querier, id: string): Promise<DecisionRow | undefined> {
  const rows = await db.query<DecisionRow>(sql`select ${columns} from law.decision where id = ${id}`)
  return rows[0]
}

/** Those of these players to whom a rule with one of these codes refused something in a period. */
export async function findRefusedPlayers(
  db: Querier,
  playerIds: readonly number[],
  { codes, from, to }: { readonly codes: readonly string[]; readonly from: Date; readonly to: Date },
): Promise<number[]> {
  const rows = await db.query<{ playerId: number }>(sql`
    select distinct player_id from law.decision
     where player_id = any(${[...playerIds]}::bigint[]) and code = any(${[...codes]}::text[])
       and at >= ${from} and at < ${to}`)
  return rows.map(({ playerId }) => playerId)
}

export type DecisionFilter = {
  readonly before: string | null
  readonly limit: number
  readonly playerId: number | null
  readonly ruleId: string | null
  /** For staff of venues: the players whose records they may read; absent: all. */
  readonly venueIds?: readonly string[] | undefined
}

/** Newest first; ids sort by time. */
export async function findDecisions(
  db: Querier,
  { before, limit, playerId, ruleId, venueIds }: DecisionFilter,
): Promise<DecisionRow[]> {
  const below = before === null ? sql`` : sql`and id < ${before}::uuid`
  const ofPlayer = playerId === null ? sql`` : sql`and player_id = ${playerId}`
  const ofRule = ruleId === null ? sql`` : sql`and rule_id = ${ruleId}`
  const ofVenues = venueIds ? sql`and ${isKnownAt(sql`decision.player_id`, venueIds)}` : sql``
  return db.query<DecisionRow>(sql`
    select ${columns} from law.decision where true ${below} ${ofPlayer} ${ofRule} ${ofVenues} order by id desc limit ${limit}`)
}
