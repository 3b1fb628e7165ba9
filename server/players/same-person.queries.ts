import { prepared, sql, type Querier, type Sql } from '#server/kernel/index.ts'

/**
 * Both birth numbers were confirmed by a check and differ: two people, whatever else is equal. A number that was only
 * typed distinguishes nobody: it would be a way around one's own exclusion (decision 30). Reads `own_is` and
 * `other_is`.
 */
const differsByNumber = sql`coalesce(own_is.birth_number_proved_at is not null and other_is.birth_number_proved_at is not null
  and own_is.birth_number_index <> other_is.birth_number_index, false)`

/**
 * Within one brand a person has one open account (CZ-12, SK-03): if both are open, the other one belongs to a namesake.
 */
const mayBeSecondAccount = sql`(other.target <> own.target or other.state = 'closed' or own.state = 'closed')`

/**
 * Numbers of a person's other accounts: those with equal name and day of birth that are not proved to be somebody
 * else's, and those with an equal birth number. Separate queries, so that each uses its index.
 */
const otherAccountsOf = (playerId: number | Sql): Sql => sql`
  select other.id from players.player own
    join players.player other on other.id <> own.id
     and other.name_folded = own.name_folded and other.birth_date = own.birth_date
    left join players.profile own_is on own_is.player_id = own.id
    left join players.profile other_is on other_is.player_id = other.id
   where own.id = ${playerId} and own.name_folded <> '' and ${mayBeSecondAccount} and not ${differsByNumber}
  union
  select other_is.player_id from players.profile own_is
    join players.profile other_is on other_is.birth_number_index = own_is.birth_number_index
     and other_is.player_id <> own_is.player_id
   where own_is.player_id = ${playerId}`

export type AccountOfPerson = { readonly playerId: number; readonly isClosed: boolean }

/**
 * Accounts of the same person at every brand of the operator, closed ones too; the given one first, then the oldest.
 */
export async function findSamePerson(db: Querier, target: string, playerId: number): Promise<AccountOfPerson[]> {
  return db.query<AccountOfPerson>(prepared`
    select one.id as player_id, one.state = 'closed' as is_closed from players.player one
     where one.id in (select ${playerId}::bigint union all (${otherAccountsOf(playerId)}))
     and exists (select from players.player own where own.id = ${playerId} and own.target = ${target})
     order by one.id <> ${playerId}, one.id`)
}

/** Which of these accounts certainly belong to another person than the given one. */
export async function findOtherPeople(
  db: Querier,
  playerId: number,
  suspected: readonly number[],
): Promise<ReadonlySet<number>> {
  if (suspected.length === 0) return new Set()
  const rows = await db.query<{ id: number }>(sql`
    select other.id from players.player own
      join players.player other on other.id = any(${[...suspected]}::bigint[]) and other.id <> own.id
      left join players.profile own_is on own_is.player_id = own.id
      left join players.profile other_is on other_is.player_id = other.id
     where own.id = ${playerId}
       and (${differsByNumber}
            or not (${mayBeSecondAccount} or coalesce(own_is.birth_number_index = other_is.birth_number_index, false)))`)
  return new Set(rows.map(({ id }) => id))
}

/** An account that the same person closed at this brand before opening this one: the one closed last. */
export async function findClosedBefore(
  db: Querier,
  playerId: number,
): Promise<{ readonly playerId: number; readonly closedAt: Date; readonly reopenedAt: Date } | undefined> {
  const rows = await db.query<{ playerId: number; closedAt: Date; reopenedAt: Date }>(sql`
    select other.id as player_id, other.closed_at, own.registered_at as reopened_at
      from players.player own
      join players.player other on other.target = own.target and other.state = 'closed'
       and other.id in (${otherAccountsOf(playerId)})
     where own.id = ${playerId} and other.closed_at <= own.registered_at
     order by other.closed_at desc limit 1`)
  return rows[0]
}

/**
 * Other accounts of the same person at the operator's brands with the same currency, that is, in the same market,
 * closed ones too: their play counts towards the person's limits.
 */
export async function findOtherAccounts(db: Querier, playerId: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(prepared`
    select other.id from players.player own
     join players.player other on other.currency = own.currency and other.id in (${otherAccountsOf(playerId)})
     where own.id = ${playerId} order by other.id`)
  return rows.map(({ id }) => id)
}

/** The same for many players, in one statement; players without another account are left out. */
export async function findOtherAccountsOfMany(
  db: Querier,
  playerIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await db.query<{ playerId: number; otherId: number }>(sql`
    select asked.id as player_id, other.id as other_id
      from unnest(${[...playerIds]}::bigint[]) as asked (id)
      join players.player asking on asking.id = asked.id
     cross join lateral (${otherAccountsOf(sql`asked.id`)}) as found (id)
      join players.player other on other.id = found.id and other.currency = asking.currency
     order by asked.id, other.id`)
  const byPlayer = Map.groupBy(rows, ({ playerId }) => playerId)
  return new Map([...byPlayer].map(([playerId, others]) => [playerId, others.map(({ otherId }) => otherId)]))
}
