import type { PersonChangeReason, MaskedChange } from '#contract/shapes/person-changes.ts'
import { assert, sql, type Querier, type Transaction } from '#server/kernel/index.ts'
import { foldName } from './fold-name.ts'
import type { Player } from './player.ts'

/** Writes name, day of birth and language. */
export async function updatePerson(
  tx: Transaction,
  playerId: number,
  { firstName, surname, birthDate, language }: Pick<Player, 'firstName' | 'surname' | 'birthDate' | 'language'>,
): Promise<void> {
  await tx.query(sql`
    update players.player
       set first_name = ${firstName}, surname = ${surname}, birth_date = ${birthDate}, language = ${language},
           name_folded = ${foldName(`${firstName} ${surname}`)},
           surname_first_folded = ${foldName(`${surname} ${firstName}`)}
     where id = ${playerId}`)
}

/** Who changed a person, and why. */
export type PersonChanger =
  | { readonly kind: 'player' }
  | {
      readonly kind: 'staff' | 'system'
      readonly name: string
      readonly reason: PersonChangeReason
      readonly explanation: string | null
      /** The approver, if a second person was required. */
      readonly signedByName?: string
    }

export async function insertPersonChange(
  tx: Transaction,
  change: {
    readonly playerId: number
    readonly at: Date
    readonly by: PersonChanger
    readonly changes: readonly MaskedChange[]
  },
): Promise<number> {
  const { playerId, at, by, changes } = change
  const who = by.kind === 'player' ? { name: null, reason: null, explanation: null } : by
  const signedByName = 'signedByName' in who ? who.signedByName : null
  const [row] = await tx.query<{ id: number }>(sql`
    insert into players.person_change (player_id, at, by_kind, by_name, signed_by_name, reason, explanation, changes)
    values (${playerId}, ${at}, ${by.kind}, ${who.name}, ${signedByName ?? null}, ${who.reason}, ${who.explanation},
            ${JSON.stringify(changes)})
    returning id`)
  assert(row !== undefined, 'A change that was written has a number.')
  return row.id
}

export type PersonChangeRow = {
  readonly id: number
  readonly at: Date
  readonly byKind: 'player' | 'staff' | 'system'
  readonly byName: string | null
  readonly signedByName: string | null
  readonly reason: string | null
  readonly explanation: string | null
  readonly changes: MaskedChange[]
}

export async function findPersonChanges(
  db: Querier,
  playerId: number,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<PersonChangeRow[]> {
  return db.query<PersonChangeRow>(sql`
    select id, at, by_kind, by_name, signed_by_name, reason, explanation, changes from players.person_change
     where player_id = ${playerId} and id < ${before} order by id desc limit ${limit}`)
}

/** One change of a person; undefined after the person was erased. */
export async function findPersonChange(
  db: Querier,
  { playerId, changeId }: { readonly playerId: number; readonly changeId: string },
): Promise<PersonChangeRow | undefined> {
  const rows = await db.query<PersonChangeRow>(sql`
    select id, at, by_kind, by_name, signed_by_name, reason, explanation, changes from players.person_change
     where player_id = ${playerId} and id = ${changeId}::bigint`)
  return rows[0]
}
