import type { RiskArea } from '#contract/shapes/risk.ts'
import type { CaseOutcome, CaseState } from '#contract/states/case-states.ts'
import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type CaseRow = {
  readonly id: string
  readonly number: number
  readonly playerId: number
  readonly area: RiskArea
  readonly state: CaseState
  readonly ownerId: number | null
  readonly ownerName: string | null
  readonly dueAt: Date
  readonly outcome: CaseOutcome | null
  readonly openedAt: Date
  readonly version: number
}

const columns = sql`id, number, player_id, area, state, owner_id, owner_name, due_at, outcome, opened_at, version`

type InAreas = { readonly target: string; readonly areas: readonly RiskArea[] }

export async function findCase(
  db: Querier,
  { target, areas, caseId }: InAreas & { readonly caseId: string },
): Promise<CaseRow | undefined> {
  const rows = await db.query<CaseRow>(sql`
    select ${columns} from risk.risk_case
     where id = ${caseId} and target = ${target} and area = any(${[...areas]}::text[])`)
  return rows[0]
}

export async function lockCase(
  tx: Transaction,
  { target, areas, caseId }: InAreas & { readonly caseId: string },
): Promise<CaseRow | undefined> {
  const rows = await tx.query<CaseRow>(sql`
    select ${columns} from risk.risk_case
     where id = ${caseId} and target = ${target} and area = any(${[...areas]}::text[]) for update`)
  return rows[0]
}

/** The case of a player and area that is not closed; its row is locked. */
export async function lockOpenCase(
  tx: Transaction,
  { target, playerId, area }: { readonly target: string; readonly playerId: number; readonly area: RiskArea },
): Promise<CaseRow | undefined> {
  const rows = await tx.query<CaseRow>(sql`
    select ${columns} from risk.risk_case
     where target = ${target} and player_id = ${playerId} and area = ${area} and state <> 'closed' for update`)
  return rows[0]
}

/** Opens a case; undefined when a concurrent request opened one of the player and area. */
export async function insertCase(
  tx: Transaction,
  row: Pick<CaseRow, 'id' | 'playerId' | 'area' | 'ownerId' | 'ownerName' | 'dueAt' | 'openedAt'> & {
    readonly target: string
  },
): Promise<CaseRow | undefined> {
  const rows = await tx.query<CaseRow>(sql`
    insert into risk.risk_case (id, target, player_id, area, state, owner_id, owner_name, due_at, opened_at, version)
    values (${row.id}, ${row.target}, ${row.playerId}, ${row.area}, 'open', ${row.ownerId}, ${row.ownerName}, ${row.dueAt},
            ${row.openedAt}, 1)
    on conflict (target, player_id, area) where state <> 'closed' do nothing
    returning ${columns}`)
  return rows[0]
}

export async function saveCase(
  tx: Transaction,
  row: Pick<CaseRow, 'id' | 'state' | 'ownerId' | 'ownerName' | 'dueAt' | 'outcome' | 'version'>,
): Promise<void> {
  await tx.query(sql`
    update risk.risk_case set state = ${row.state}, owner_id = ${row.ownerId}, owner_name = ${row.ownerName},
           due_at = ${row.dueAt}, outcome = ${row.outcome}, version = ${row.version} where id = ${row.id}`)
}

/** Cases of a player in some areas, the newest first. */
export async function findCasesOf(
  db: Querier,
  { target, areas, playerId }: InAreas & { readonly playerId: number },
): Promise<CaseRow[]> {
  return db.query<CaseRow>(sql`
    select ${columns} from risk.risk_case
     where player_id = ${playerId} and target = ${target} and area = any(${[...areas]}::text[])
     order by number desc limit 200`)
}
