import type { CheckAgain, PackageState } from '#contract/states/package-states.ts'
import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type PackageRow = {
  readonly id: string
  readonly target: string
  readonly name: string
  readonly periodFrom: Date
  readonly periodTo: Date
  readonly version: number
  readonly formatVersion: string
  readonly state: PackageState
  readonly isCurrent: boolean
  readonly madeAt: Date
  readonly rowCount: number
  readonly contentHash: string
  readonly correctionId: string | null
  readonly dueAt: Date
  readonly handedAt: Date | null
  readonly answeredAt: Date | null
  readonly remarkCount: number
  readonly tries: number
  readonly problem: string | null
  readonly comparedAt: Date | null
  readonly differs: boolean
  readonly checkAgain: CheckAgain | null
  readonly checkedAgainAt: Date | null
  /** When staff were informed that no response came in time. */
  readonly lateToldAt: Date | null
}

/** The check of a package after an earlier one changed. One that a correction replaced is not checked any more. */
export const CHECK_AGAIN = sql`
  (case when p.is_to_check and p.is_current then 'waiting' when p.checked_again_at is null then null
        when p.is_refused_again then 'refused' else 'passed' end)`

/** All columns except the sealed bytes. */
export const PACKAGE_COLUMNS = sql`
  p.id, p.target, p.name, p.period_from, p.period_to, p.version, p.format_version, p.state, p.is_current, p.made_at, p.row_count,
  p.content_hash, p.correction_id, p.due_at, p.handed_at, p.answered_at, p.remark_count, p.tries, p.problem, p.compared_at, p.differs,
  p.late_told_at, ${CHECK_AGAIN} as check_again, p.checked_again_at`

/** Serializes the making of packages of a brand. */
export async function lockMaking(tx: Transaction, target: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('authorities.packages ' || ${target}::text, 0))`)
}

/** The end of the last period with a package; undefined if there is none yet. */
export async function findLastEnd(db: Querier, target: string): Promise<Date | undefined> {
  const [row] = await db.query<{ end: Date | null }>(sql`
    select max(period_to) as "end" from authorities.package where target = ${target}`)
  return row?.end ?? undefined
}

export async function findPackage(db: Querier, target: string, id: string): Promise<PackageRow | undefined> {
  const [row] = await db.query<PackageRow>(sql`
    select ${PACKAGE_COLUMNS} from authorities.package p where p.id = ${id} and p.target = ${target}`)
  return row
}

export async function lockPackage(tx: Transaction, target: string, id: string): Promise<PackageRow | undefined> {
  const [row] = await tx.query<PackageRow>(sql`
    select ${PACKAGE_COLUMNS} from authorities.package p where p.id = ${id} and p.target = ${target} for update`)
  return row
}

export async function lockPackageByName(
  tx: Transaction,
  target: string,
  name: string,
): Promise<PackageRow | undefined> {
  const [row] = await tx.query<PackageRow>(sql`
    select ${PACKAGE_COLUMNS} from authorities.package p where p.name = ${name} and p.target = ${target} for update`)
  return row
}

export async function insertPackage(
  tx: Transaction,
  row: Pick<
    PackageRow,
    | 'id'
    | 'target'
    | 'name'
    | 'periodFrom'
    | 'periodTo'
    | 'version'
    | 'formatVersion'
    | 'state'
    | 'madeAt'
    | 'rowCount'
    | 'contentHash'
    | 'correctionId'
    | 'dueAt'
    | 'remarkCount'
  > & { readonly sealed: string },
): Promise<void> {
  await tx.query(sql`
    insert into authorities.package (id, target, name, period_from, period_to, version, format_version, state, is_current, made_at,
                                     row_count, content_hash, sealed, correction_id, due_at, remark_count, try_at)
    values (${row.id}, ${row.target}, ${row.name}, ${row.periodFrom}, ${row.periodTo}, ${row.version}, ${row.formatVersion},
            ${row.state}, true, ${row.madeAt}, ${row.rowCount}, ${row.contentHash}, ${row.sealed}, ${row.correctionId},
            ${row.dueAt}, ${row.remarkCount}, ${row.madeAt})`)
}

export async function insertFiles(
  tx: Transaction,
  packageId: string,
  files: readonly { readonly name: string; readonly rowCount: number; readonly content: string }[],
): Promise<void> {
  await tx.query(sql`
    insert into authorities.package_file (package_id, name, row_count, content)
    select ${packageId}::uuid, name, row_count, content
      from unnest(${files.map(({ name }) => name)}::text[], ${files.map(({ rowCount }) => rowCount)}::integer[],
                  ${files.map(({ content }) => content)}::text[]) as f (name, row_count, content)`)
}

export async function listFiles(
  db: Querier,
  packageId: string,
): Promise<{ name: string; rowCount: number; content: string }[]> {
  return db.query<{ name: string; rowCount: number; content: string }>(sql`
    select name, row_count, content from authorities.package_file where package_id = ${packageId} order by name`)
}

export async function moveTo(tx: Transaction, id: string, state: PackageState): Promise<void> {
  await tx.query(sql`
    update authorities.package set state = ${state}, is_current = (${state}::text <> 'replaced') where id = ${id}`)
}

/** Marks packages of later periods to be validated again. */
export async function markLaterToCheck(tx: Transaction, target: string, from: Date): Promise<void> {
  await tx.query(sql`
    update authorities.package set is_to_check = true
     where target = ${target} and is_current and period_from > ${from}`)
}

/** The versions of a period, newest first, with the people of their corrections. */
export async function listVersions(
  db: Querier,
  target: string,
  periodFrom: Date,
): Promise<
  (Pick<PackageRow, 'id' | 'version' | 'state' | 'madeAt'> & {
    readonly reason: string | null
    readonly askedByName: string | null
    readonly signedByName: string | null
  })[]
> {
  return db.query(sql`
    select p.id, p.version, p.state, p.made_at, c.reason, c.asked_by_name, c.signed_by_name
      from authorities.package p left join authorities.correction c on c.id = p.correction_id
     where p.target = ${target} and p.period_from = ${periodFrom} order by p.version desc`)
}

/** The number of packages of later periods. */
export async function countLater(db: Querier, target: string, from: Date): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from authorities.package where target = ${target} and is_current and period_from > ${from}`)
  return row?.count ?? 0
}

/** The highest version of a period below a given one. */
export async function findVersionBefore(
  db: Querier,
  of: { readonly target: string; readonly periodFrom: Date; readonly version: number },
): Promise<{ id: string } | undefined> {
  const [row] = await db.query<{ id: string }>(sql`
    select id from authorities.package
     where target = ${of.target} and period_from = ${of.periodFrom} and version < ${of.version}
     order by version desc limit 1`)
  return row
}
