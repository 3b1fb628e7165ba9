import type { ReplyOf } from '#contract/call.ts'
import { SEARCHED_WITH, type find as call, type IdentifierKind } from '#contract/play-v1/search.ts'
import type { Permission } from '#contract/permissions.ts'
import { NotAllowed, type Input, type StaffCaller } from '#server/kernel/index.ts'
import { findEntry, movementKindOf } from '#server/ledger/index.ts'
import { findPaymentsById, findPaymentsByNumber } from '#server/payments/index.ts'
import { findKnownAt, findPlayerRows, searchBy, searchPlayers } from '#server/players/index.ts'
import { findOwnerOfAccount } from '#server/wallet/index.ts'
import { findExactly } from './find-players.ts'
import type { SearchNeeds } from './needs.ts'
import { recognise, type Identifier } from './recognise.ts'

type Reply = ReplyOf<typeof call>
type FoundPlayers = Reply['players']

const FOUND_MAX = 20

/** Everything that a text may be, looked for at once. What the caller may not read is left out. */
export async function findAnything(
  needs: SearchNeeds,
  { query, caller }: Pick<Input<typeof call>, 'query' | 'caller'>,
): Promise<Reply> {
  const held = (part: keyof typeof SEARCHED_WITH): readonly Permission[] =>
    SEARCHED_WITH[part].filter((permission) => caller.permissions.includes(permission))
  const [players, payments, movements] = [held('players'), held('payments'), held('movements')]
  if (players.length + payments.length + movements.length === 0)
    throw new NotAllowed({ permission: SEARCHED_WITH.players[0], ...(caller.closedBy && { because: caller.closedBy }) })
  const marks = recognise(query.text, needs.country)
  return {
    takenFor: marks.map(({ kind }) => kind),
    players: players.length > 0 ? await findPlayers(needs, marks, searchBy(caller)) : [],
    payments: payments.length > 0 ? await ofTheirs(needs, caller, payments, await findPayments(needs, marks)) : [],
    movements: movements.length > 0 ? await ofTheirs(needs, caller, movements, await findMovements(needs, marks)) : [],
  }
}

/** Whoever it is exactly comes first; then those whose name or e-mail begins with it. */
async function findPlayers(
  needs: SearchNeeds,
  marks: readonly Identifier[],
  by: ReturnType<typeof searchBy>,
): Promise<FoundPlayers> {
  const byId = new Map<number, IdentifierKind>()
  for (const mark of marks) for (const id of await findExactly(needs, mark)) if (!byId.has(id)) byId.set(id, mark.kind)
  const exact = [...byId.keys()].map((playerId) => ({ playerId }))
  const theirs = await ofTheirs(needs, by, SEARCHED_WITH.players, exact)
  const rows = await findPlayerRows(
    needs,
    theirs.map(({ playerId }) => playerId),
  )
  const found = [...byId].flatMap(([id, foundBy]) => {
    const row = rows.get(id)
    return row ? [{ ...row, foundBy }] : []
  })
  const begun = marks.find(({ kind }) => kind === 'name' || kind === 'email')
  if (!begun) return found.slice(0, FOUND_MAX)
  const more = await searchPlayers(needs, { query: { text: begun.value, limit: FOUND_MAX } }, by)
  const others = more.rows.filter(({ playerId }) => !byId.has(playerId))
  return [...found, ...others.map((row) => ({ ...row, foundBy: begun.kind }))].slice(0, FOUND_MAX)
}

/** The results about players whom one of these permissions covers: for staff of venues, those known at their venues. */
async function ofTheirs<Found extends { readonly playerId: number }>(
  { db }: SearchNeeds,
  { venues }: Pick<StaffCaller, 'venues'>,
  permissions: readonly Permission[],
  found: Found[],
): Promise<Found[]> {
  const bound = permissions.map((one) => venues?.[one])
  if (bound.includes(undefined) || found.length === 0) return found
  const playerIds = found.map(({ playerId }) => playerId)
  const known = await findKnownAt(db, { playerIds, venueIds: bound.flatMap((some) => some ?? []) })
  return found.filter(({ playerId }) => known.has(playerId))
}

async function findPayments({ db }: SearchNeeds, marks: readonly Identifier[]): Promise<Reply['payments']> {
  const number = marks.find(({ kind }) => kind === 'payment-number')
  const reference = marks.find(({ kind }) => kind === 'reference')
  return [
    ...(number ? await findPaymentsByNumber(db, Number(number.value)) : []),
    ...(reference ? await findPaymentsById(db, reference.value) : []),
  ]
}

async function findMovements({ db }: SearchNeeds, marks: readonly Identifier[]): Promise<Reply['movements']> {
  const reference = marks.find(({ kind }) => kind === 'reference')
  const entry = reference && (await findEntry(db, reference.value))
  if (!entry) return []
  const playerId = await findOwnerOfAccount(db, entry.accountId)
  if (playerId === undefined) return []
  const { createdAt: at, kind } = entry
  return [{ reference: entry.reference, kind: movementKindOf(kind), playerId, at: at.toISOString() }]
}
