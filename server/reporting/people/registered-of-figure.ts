import type { RegisteredFigure } from '#contract/lists/figure-entries.ts'
import { findVerified } from '#server/documents/index.ts'
import type { Querier } from '#server/kernel/index.ts'
import { listRegisteredAfter } from '#server/players/index.ts'
import type { Period } from '../read-filter.ts'
import { findActive, findFirstDays } from './people.queries.ts'

/** People per read: most of those who registered reach no later stage. */
const STEP = 500

type Selection = Parameters<typeof listRegisteredAfter>[1] & {
  readonly variants: readonly string[]
  readonly played: Period
}
type Registered = { readonly playerId: number; readonly day: string }

/** Of those who registered in a period, who reached a stage of the funnel or played in other days, as the reports count them: a page by number. */
export async function listRegisteredOf(db: Querier, figure: RegisteredFigure, asked: Selection): Promise<Registered[]> {
  const rows: Registered[] = []
  for (let after = asked.after; ;) {
    const found = await listRegisteredAfter(db, { ...asked, after, limit: STEP })
    const ids = found.map(({ playerId }) => playerId)
    const counted = new Set(await findCounted(db, figure, ids, asked))
    rows.push(...found.filter(({ playerId }) => counted.has(playerId)))
    const last = found.at(-1)
    if (!last || found.length < STEP || rows.length >= asked.limit) return rows.slice(0, asked.limit)
    after = last.playerId
  }
}

async function findCounted(
  db: Querier,
  figure: RegisteredFigure,
  playerIds: readonly number[],
  { variants, played }: Pick<Selection, 'variants' | 'played'>,
): Promise<number[]> {
  if (figure === 'registeredVerified') return findVerified(db, playerIds, variants)
  if (figure === 'registeredPlayed') return findActive(db, { playerIds, ...played })
  return (await findFirstDays(db, playerIds))
    .filter((one) => (figure === 'registeredDeposited' ? one.firstDepositOn : one.firstStakeOn) !== null)
    .map(({ playerId }) => playerId)
}
