import { sql, type Querier } from '#server/kernel/index.ts'

// Statements with one mistake each, and some without: `planted-faults.ts` has the expected findings.

type Change = { readonly id: number; readonly endedAt: Date | null }

export const good = (db: Querier, playerId: number) =>
  db.query<Change>(sql`select id, ended_at from limits.change where player_id = ${playerId}`)

export const wrongColumn = (db: Querier) => db.query<Change>(sql`select id, end_at from limits.change`)

export const wrongTable = (db: Querier) => db.query(sql`delete from limits.changes`)

export const changesTheBooks = (db: Querier, reference: string) =>
  db.query(sql`update ledger.entry set debit = 0 where reference = ${reference}`)

export const missingColumn = (db: Querier) => db.query<Change>(sql`select id from limits.change`)

export const unreadColumn = (db: Querier) => db.query<Change>(sql`select id, ended_at, kind from limits.change`)

export const sameNameTwice = (db: Querier) =>
  db.query<Change>(sql`select c.id, c.ended_at, d.id from limits.change c join limits.change d on d.kind = c.kind`)

export const wrongType = (db: Querier) =>
  db.query<{ id: string; endedAt: number | null }>(sql`select id, ended_at from limits.change`)

export const listOfBigints = (db: Querier) =>
  db.query<{ ids: number[] }>(sql`select array(select id from limits.change) as ids`)

export const dateOfJson = (db: Querier) =>
  db.query<{ at: Date }>(sql`select to_jsonb(asked_at) as at from limits.change`)

export const missingNull = (db: Querier) => db.query<{ endedAt: Date }>(sql`select ended_at from limits.change`)

export const provedByCondition = (db: Querier, now: Date) =>
  db.query<{ endedAt: Date; appliedAt: Date }>(sql`
    select ended_at, applied_at from limits.change where ended_at < ${now} and applied_at is not null`)

export const conditionOfTheRowBefore = (db: Querier) =>
  db.query<{ endedAt: Date }>(sql`
    update limits.change set ended_at = null where ended_at is not null returning ended_at`)

export const outerJoin = (db: Querier) =>
  db.query<{ id: number; countedSeq: number }>(sql`
    select c.id, p.counted_seq from limits.change c left join limits.player p on p.player_id = c.player_id`)

export const outerJoinMet = (db: Querier) =>
  db.query<{ id: number; countedSeq: number }>(sql`
    select c.id, p.counted_seq from limits.change c left join limits.player p on p.player_id = c.player_id
     where p.player_id > 0`)

export const sumOfNothing = (db: Querier) =>
  db.query<{ count: number; last: Date }>(sql`select count(*) as count, max(asked_at) as last from limits.change`)

export const sumOfGroup = (db: Querier) =>
  db.query<{ kind: string; last: Date }>(sql`select kind, max(asked_at) as last from limits.change group by kind`)

export const maybeNoRow = (db: Querier) =>
  db.query<{ kind: string }>(sql`select (select kind from limits.change order by id limit 1) as kind`)

export const nullHandedOver = (db: Querier, given: string | null) =>
  db.query<{ given: string }>(sql`select ${given}::text as given`)

export const throughAnotherQuery = (db: Querier) =>
  db.query<{ endedAt: Date }>(sql`
    with ended as (select ended_at from limits.change) select e.ended_at from (select * from ended) e`)

const endedOnly = (isEnded: boolean) => (isEnded ? sql`ended_at is not null` : sql`ended_on is null`)

export const onlyInOneForm = (db: Querier, isEnded: boolean) =>
  db.query<Change>(sql`select id, ended_at from limits.change where ${endedOnly(isEnded)}`)

export const nobodyCanFollow = (db: Querier, column: string) =>
  db.query<Change>({ text: `select ${column} from limits.change`, values: [] })
