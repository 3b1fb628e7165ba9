import type { MatchReason } from '#contract/play-v1/staff-registration.ts'
import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type MatchRow = {
  readonly playerId: number
  readonly target: string
  readonly isSameName: boolean | null
  readonly isSameBirthNumber: boolean | null
  readonly isSamePhone: boolean | null
  readonly isSameAddress: boolean | null
  readonly isSameBirthPlace: boolean | null
}

const MATCHES_MAX = 20

export async function findMatchRows(
  db: Querier,
  person: {
    readonly nameFolded: string
    readonly birthDate: string
    readonly birthNumberIndex: string | null
    readonly birthPlaceFolded: string | null
    readonly phone: string | null
    readonly addressFolded: string | null
  },
): Promise<MatchRow[]> {
  const { nameFolded, birthDate, birthNumberIndex, birthPlaceFolded, phone, addressFolded } = person
  const isSameName = sql`(p.name_folded = ${nameFolded} and p.birth_date = ${birthDate})`
  return db.query<MatchRow>(sql`
    select p.id as player_id, p.target, ${isSameName} as is_same_name,
           f.birth_number_index = ${birthNumberIndex} as is_same_birth_number,
           p.phone = ${phone} as is_same_phone,
           a.folded = ${addressFolded} as is_same_address,
           f.birth_place_folded = ${birthPlaceFolded} as is_same_birth_place
      from players.player p
      left join players.profile f on f.player_id = p.id
      left join players.address a on a.player_id = p.id and a.kind = 'Permanent'
     where p.state <> 'closed'
       and (${isSameName} or f.birth_number_index = ${birthNumberIndex} or p.phone = ${phone})
     order by p.id desc limit ${MATCHES_MAX}`)
}

export async function insertMatch(
  tx: Transaction,
  match: {
    readonly playerId: number
    readonly otherPlayerId: number
    readonly reasons: readonly MatchReason[]
    readonly foundAt: Date
  },
): Promise<void> {
  const { playerId, otherPlayerId, reasons, foundAt } = match
  await tx.query(sql`
    insert into players.match (player_id, other_player_id, reasons, found_at)
    values (${playerId}, ${otherPlayerId}, ${[...reasons]}, ${foundAt}) on conflict do nothing`)
}

export type KeptMatch = {
  readonly playerId: number
  readonly target: string
  readonly firstName: string
  readonly surname: string
  readonly reasons: MatchReason[]
  readonly foundAt: Date
}

/** Stored matches of an account, whether it was the later one or the earlier one. */
export async function findKeptMatches(db: Querier, playerId: number): Promise<KeptMatch[]> {
  return db.query<KeptMatch>(sql`
    select other.id as player_id, other.target, other.first_name, other.surname, m.reasons, m.found_at
      from players.match m
      join players.player other
        on other.id = case when m.player_id = ${playerId} then m.other_player_id else m.player_id end
     where m.player_id = ${playerId} or m.other_player_id = ${playerId}
     order by m.found_at desc, other.id desc`)
}
