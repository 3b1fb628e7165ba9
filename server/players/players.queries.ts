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

export async function findPlayerById(db: Querier, target: string, id: number): Promise<Player | undefined> {
  const rows = await db.query<Player>(
    prepared('players-by-id', sql`select ${columns} from players.player where id = ${id} and target = ${target}`),
  )
  return rows[0]
}

export async function findPlayerByEmail(db: Querier, target: string, email: string): Promise<Player | undefined> {
  const rows = await db.query<Player>(
    prepared(
      'players-by-email',
      sql`select ${columns} from players.player
           where target = ${target} and lower(email) = lower(${email}) and state <> 'closed'`,
    ),
  )
  return rows[0]
}

/** The player with the row held to the end of the transaction: a lock and a sign-in cannot pass each other. */
export async function holdPlayer(tx: Transaction, target: string, id: number): Promise<Player | undefined> {
  const rows = await tx.query<Player>(sql`
    select ${columns} from players.player where id = ${id} and target = ${target} for no key update`)
  return rows[0]
}

export async function noteSignIn(tx: Transaction, id: number, at: Date): Promise<void> {
  await tx.query(sql`update players.player set last_sign_in_at = ${at} where id = ${id}`)
}

export type StateChange = {
  readonly playerId: number
  readonly move: PlayerMove
  readonly to: PlayerState
  readonly reason: string | null
  readonly explanation: string
  /** Null: the player. */
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

export type Find = {
  readonly target: string
  readonly before: number
  readonly limit: number
  /** Only players in this state; null for all. */
  readonly state: PlayerState | null
}

const inState = (state: PlayerState | null) => (state === null ? sql`` : sql`and state = ${state}`)

export async function findNewest(db: Querier, { target, before, limit, state }: Find): Promise<Player[]> {
  return db.query<Player>(sql`
    select ${columns} from players.player
     where target = ${target} and id < ${before} ${inState(state)}
     order by id desc limit ${limit}`)
}

/** By the beginning of the e-mail, whatever its case. */
export async function findByEmailStart(
  db: Querier,
  { target, before, limit, state }: Find,
  text: string,
): Promise<Player[]> {
  return db.query<Player>(sql`
    select ${columns} from players.player
     where target = ${target} and lower(email) like lower(${startOf(text)}) and id < ${before} ${inState(state)}
     order by id desc limit ${limit}`)
}

/** By the beginning of "first name surname" or of "surname first name". */
export async function findByNameStart(
  db: Querier,
  { target, before, limit, state }: Find,
  text: string,
): Promise<Player[]> {
  const start = startOf(foldName(text))
  return db.query<Player>(sql`
    select ${columns} from players.player
     where target = ${target} and (name_folded like ${start} or surname_first_folded like ${start}) and id < ${before} ${inState(state)}
     order by id desc limit ${limit}`)
}

function startOf(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

/**
 * Accounts of the same person at the operator's other brands, and closed ones of this brand; this one first. A person is
 * known by name and day of birth; within one brand a person has one open account (CZ-12, SK-03).
 */
export async function findSamePerson(db: Querier, target: string, playerId: number): Promise<number[]> {
  // Two halves, so that the second one is found by the index of people.
  const rows = await db.query<{ id: number }>(
    prepared(
      'players-same-person',
      sql`select id, 0 as place from players.player where id = ${playerId} and target = ${target}
          union all
          select other.id, 1 from players.player own
            join players.player other on other.id <> own.id
             and other.name_folded = own.name_folded and other.birth_date = own.birth_date
             and (other.target <> own.target or other.state = 'closed')
           where own.id = ${playerId} and own.target = ${target} and own.name_folded <> ''
          order by place, id`,
    ),
  )
  return rows.map(({ id }) => id)
}

/** An account that the same person closed at this brand before they opened this one: the one that was closed last. */
export async function findClosedBefore(
  db: Querier,
  playerId: number,
): Promise<{ readonly playerId: number; readonly closedAt: Date; readonly reopenedAt: Date } | undefined> {
  const rows = await db.query<{ playerId: number; closedAt: Date; reopenedAt: Date }>(sql`
    select other.id as player_id, other.closed_at, own.registered_at as reopened_at
      from players.player own
      join players.player other on other.target = own.target and other.state = 'closed' and other.id <> own.id
       and other.name_folded = own.name_folded and other.birth_date = own.birth_date
     where own.id = ${playerId} and own.name_folded <> '' and other.closed_at <= own.registered_at
     order by other.closed_at desc limit 1`)
  return rows[0]
}

/**
 * Other accounts of the same person at the operator's brands that play by the same currency, which is to say in the same
 * market, closed ones too: their play counts in the person's limits.
 */
export async function findOtherAccounts(db: Querier, playerId: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    prepared(
      'players-other-accounts',
      sql`select other.id from players.player own
            join players.player other on other.id <> own.id and other.currency = own.currency
             and other.name_folded = own.name_folded and other.birth_date = own.birth_date
             and (other.target <> own.target or other.state = 'closed')
           where own.id = ${playerId} and own.name_folded <> '' order by other.id`,
    ),
  )
  return rows.map(({ id }) => id)
}
