import type { Currency } from '#contract/shapes/money.ts'
import { prepared, sql, type Querier, type Transaction } from '#server/kernel/index.ts'
import { foldName } from './fold-name.ts'
import type { NewPlayer, Player } from './player.ts'
import type { PlayerMove, PlayerState } from './player-states.ts'

const columns = sql`id, target, state, email, first_name, surname, birth_date, phone, language, currency,
  registered_at, last_sign_in_at, lock_reason, lock_explanation, locked_by, locked_at, closed_at`

/** Raises the unique violation `player_email` when the brand already has this e-mail. */
export async function insertPlayer(tx: Transaction, player: NewPlayer): Promise<number> {
  const { firstName, surname } = player
  const rows = await tx.query<{ id: number }>(sql`
    insert into players.player (target, email, first_name, surname, name_folded, surname_first_folded, birth_date,
      language, currency, registered_at)
    values (${player.target}, ${player.email}, ${firstName}, ${surname}, ${foldName(`${firstName} ${surname}`)},
      ${foldName(`${surname} ${firstName}`)}, ${player.birthDate}, ${player.language}, ${player.currency},
      ${player.registeredAt})
    returning id`)
  const id = rows[0]?.id ?? 0
  for (const { kind, version } of player.consents)
    await tx.query(sql`
      insert into players.consent (player_id, kind, version, given_at)
      values (${id}, ${kind}, ${version}, ${player.registeredAt})`)
  return id
}

/** The player, if they belong to this brand. */
export async function findPlayerById(db: Querier, target: string, id: number): Promise<Player | undefined> {
  const rows = await db.query<Player>(
    prepared`select ${columns} from players.player where id = ${id} and target = ${target}`,
  )
  return rows[0]
}

/** Those of these players who belong to this brand. */
export async function findPlayersByIds(db: Querier, target: string, ids: readonly number[]): Promise<Player[]> {
  return db.query<Player>(sql`
    select ${columns} from players.player where id = any(${[...ids]}::bigint[]) and target = ${target}`)
}

/** The brand of each of these players. */
export async function findTargets(db: Querier, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.query<{ id: number; target: string }>(sql`
    select id, target from players.player where id = any(${[...ids]}::bigint[])`)
  return new Map(rows.map(({ id, target }) => [id, target]))
}

/** The player whose account at this brand is not closed; a closed account's e-mail may be used again. */
export async function findPlayerByEmail(db: Querier, target: string, email: string): Promise<Player | undefined> {
  const rows = await db.query<Player>(prepared`
    select ${columns} from players.player
     where target = ${target} and lower(email) = lower(${email}) and state <> 'closed'`)
  return rows[0]
}

/** The player with a row lock until the end of the transaction: serializes locks and sign-ins. */
export async function lockPlayerRow(tx: Transaction, target: string, id: number): Promise<Player | undefined> {
  const rows = await tx.query<Player>(sql`
    select ${columns} from players.player where id = ${id} and target = ${target} for no key update`)
  return rows[0]
}

export async function recordSignIn(tx: Transaction, id: number, at: Date): Promise<void> {
  await tx.query(sql`update players.player set last_sign_in_at = ${at} where id = ${id}`)
}

export type StateChange = {
  readonly playerId: number
  readonly move: PlayerMove
  readonly to: PlayerState
  readonly reason: string | null
  readonly explanation: string
  /** Null: by the player. */
  readonly userId: number | null
  readonly userName: string | null
  readonly at: Date
}

export async function updateState(tx: Transaction, change: StateChange): Promise<void> {
  const lock = change.to === 'locked' ? change : undefined
  await tx.query(sql`
    update players.player
       set state = ${change.to}, lock_reason = ${lock?.reason ?? null}, lock_explanation = ${lock?.explanation ?? null},
           locked_by = ${lock?.userName ?? null}, locked_at = ${lock?.at ?? null},
           closed_at = ${change.to === 'closed' ? change.at : null}
     where id = ${change.playerId}`)
}

export async function insertStateMove(tx: Transaction, change: StateChange): Promise<void> {
  await tx.query(sql`
    insert into players.state_move (player_id, move, reason, explanation, user_id, user_name, moved_at)
    values (${change.playerId}, ${change.move}, ${change.reason}, ${change.explanation}, ${change.userId},
      ${change.userName}, ${change.at})`)
}

/** The number of people who registered on each day of a time zone, at some brands or at all. */
export async function countRegistered(
  db: Querier,
  of: { readonly from: Date; readonly before: Date; readonly zone: string; readonly targets: readonly string[] | null },
): Promise<{ day: string; count: number }[]> {
  return db.query<{ day: string; count: number }>(sql`
    select (registered_at at time zone ${of.zone}::text)::date as day, count(*) as count from players.player
     where registered_at >= ${of.from} and registered_at < ${of.before}
       and (${of.targets}::text[] is null or target = any(${of.targets}::text[]))
     group by 1 order by 1`)
}

/** The day on which each brand's first player registered, and their currency. */
export async function listFirstRegistrations(
  db: Querier,
  zone: string,
): Promise<{ target: string; currency: Currency; day: string }[]> {
  // Brand by brand along the index: the number of players does not matter.
  return db.query<{ target: string; currency: Currency; day: string }>(sql`
    with recursive first (target, currency, registered_at) as (
      (select target, currency, registered_at from players.player order by target, registered_at, id limit 1)
      union all
      select n.target, n.currency, n.registered_at
        from first f cross join lateral (
          select target, currency, registered_at from players.player where target > f.target
           order by target, registered_at, id limit 1) n
    )
    select target, currency, (registered_at at time zone ${zone}::text)::date as day from first`)
}

/** The next player numbers of a brand after a given one, ascending. */
export async function listIdsAfter(
  db: Querier,
  { target, after, limit }: { readonly target: string; readonly after: number; readonly limit: number },
): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    select id from players.player where target = ${target} and id > ${after} order by id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** People who registered in a period, each with the day. */
export async function listRegistered(
  db: Querier,
  of: { readonly from: Date; readonly before: Date; readonly zone: string; readonly targets: readonly string[] | null },
): Promise<{ playerId: number; day: string }[]> {
  return db.query<{ playerId: number; day: string }>(sql`
    select id as player_id, (registered_at at time zone ${of.zone}::text)::date as day from players.player
     where registered_at >= ${of.from} and registered_at < ${of.before}
       and (${of.targets}::text[] is null or target = any(${of.targets}::text[]))`)
}

/** People who registered in a period: a page by number, after a given one. */
export async function listRegisteredAfter(
  db: Querier,
  of: {
    readonly from: Date
    readonly before: Date
    readonly zone: string
    readonly targets: readonly string[] | null
    readonly after: number
    readonly limit: number
  },
): Promise<{ playerId: number; day: string }[]> {
  return db.query<{ playerId: number; day: string }>(sql`
    select id as player_id, (registered_at at time zone ${of.zone}::text)::date as day from players.player
     where registered_at >= ${of.from} and registered_at < ${of.before}
       and (${of.targets}::text[] is null or target = any(${of.targets}::text[])) and id > ${of.after}
     order by id limit ${of.limit}`)
}

/** The brand and the day of registration of these players. */
export async function findRegistrations(
  db: Querier,
  ids: readonly number[],
  zone: string,
): Promise<{ playerId: number; target: string; day: string }[]> {
  return db.query<{ playerId: number; target: string; day: string }>(sql`
    select id as player_id, target, (registered_at at time zone ${zone}::text)::date as day from players.player
     where id = any(${[...ids]}::bigint[])`)
}
