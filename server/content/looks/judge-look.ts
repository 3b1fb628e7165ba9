import type { Look } from '#config/look.ts'
import type { LookFault } from '#contract/shapes/look.ts'
import { refuse, type Querier } from '#server/kernel/index.ts'
import type { ContentNeeds } from '../needs.ts'
import { listOtherLooks } from './looks.queries.ts'
import { parseLook } from './stored-look.ts'

type Needs = Pick<ContentNeeds, 'clock' | 'target' | 'looks'>

/**
 * Why a look is refused now: other brands are compared in their live look if they are in this database, otherwise in
 * that of their folder.
 */
export async function judgeLook(
  { clock, target, looks }: Needs,
  db: Querier,
  look: Look,
): Promise<readonly LookFault[]> {
  const rows = await listOtherLooks(db, target, clock.now())
  const live = rows.flatMap((row) => {
    const other = parseLook(row.look)
    return other ? [[row.target, other] as const] : []
  })
  return looks.judge(look, new Map(live))
}

/** Checked when it is written, and again when it is published, because another brand may look alike meanwhile. */
export async function mustBeValid(needs: Needs, db: Querier, look: Look): Promise<void> {
  const faults = await judgeLook(needs, db, look)
  if (faults.length > 0) refuse('ERR_LOOK_REFUSED', { faults: [...faults] })
}
