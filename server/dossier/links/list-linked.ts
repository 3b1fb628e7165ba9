import type { ReplyOf } from '#contract/call.ts'
import {
  LINK_STRENGTHS,
  STRENGTHS,
  type LinkedPlayer,
  type listLinked as call,
} from '#contract/play-v1/staff-linked.ts'
import type { Input } from '#server/kernel/index.ts'
import { findLinkedNames, findPlayerById, maskName, type LinkRow } from '#server/players/index.ts'
import type { DossierNeeds } from '../needs.ts'

/** Accounts of the brand that have something in common with a player, the strongest first. It judges nobody. */
export async function showLinked(
  { db, target, links }: DossierNeeds,
  { query, refuse }: Pick<Input<typeof call>, 'query' | 'refuse'>,
): Promise<ReplyOf<typeof call>> {
  const { playerId } = query
  if (!(await findPlayerById(db, target, playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
  const found = (await Promise.all(links.map((part) => part(db, playerId)))).flat()
  const names = await findLinkedNames(db, { target, playerId, ids: [...new Set(found.map((row) => row.playerId))] })
  const linked = names.map(({ id, firstName, surname, state, isProvedOther }) => {
    const reasons = reasonsOf(found.filter((row) => row.playerId === id))
    return {
      playerId: id,
      maskedName: maskName(firstName, surname),
      state,
      isProvedOther,
      strength: reasons[0]?.strength ?? 'weak',
      reasons,
    }
  })
  return { linked: linked.toSorted(byStrength) }
}

/** Each reason once, since when it was first known, the strongest first. */
function reasonsOf(rows: readonly LinkRow[]): LinkedPlayer['reasons'] {
  const since = new Map<LinkRow['reason'], Date | null>()
  for (const row of rows) {
    const known = since.get(row.reason)
    since.set(row.reason, known && (row.since === null || known < row.since) ? known : row.since)
  }
  return [...since]
    .map(([reason, at]) => ({ reason, strength: LINK_STRENGTHS[reason], since: at?.toISOString() ?? null }))
    .toSorted((one, other) => rank(one) - rank(other))
}

function byStrength(one: LinkedPlayer, other: LinkedPlayer): number {
  return rank(one) - rank(other) || other.reasons.length - one.reasons.length || other.playerId - one.playerId
}

const rank = ({ strength }: Pick<LinkedPlayer, 'strength'>): number => STRENGTHS.indexOf(strength)
