import type { Static } from 'typebox'
import type { ExclusionShown, RegisterApplication } from '#contract/shapes/exclusions.ts'
import type { ExclusionSource } from '#contract/states/exclusions.ts'
import { newId, refuse } from '#server/kernel/index.ts'
import { lockExclusions } from './exclusion.queries.ts'
import type { ExclusionNeeds } from './needs.ts'
import { announceChange, openExclusion } from './open-exclusion.ts'
import { insertApplication, type ApplicationRow } from './register.queries.ts'
import { applicationShownOf, shownOf } from './show-exclusions.ts'

type Shown = Static<typeof ExclusionShown>

/** Excludes the player from play with the operator at once. `months: null` is without an end. */
export async function excludeSelf(
  needs: ExclusionNeeds,
  { playerId, months }: { readonly playerId: number; readonly months: number | null },
): Promise<Shown> {
  const { db, law, clock } = needs
  if (months !== null && !law.term().months.includes(months))
    return refuse('ERR_AMOUNT_NOT_ALLOWED', { months: law.term().months })
  const opened = await db.transaction(async (tx) => {
    await lockExclusions(tx, playerId)
    return openExclusion(needs, tx, openingOf(needs, { playerId, months, source: 'web' }))
  })
  await announceChange(needs, opened.playerIds)
  return shownOf(opened.row, clock.now())
}

const SOURCES = { web: 'WEB', kiosk: 'KIOSK', staff: 'STAFF' } as const

/**
 * The player applies for the state's register: excluded with us at once, and the application is stored until the
 * register has accepted it. Refuses where the operator may not write to the register.
 */
export async function applyToRegister(
  needs: ExclusionNeeds,
  {
    playerId,
    months,
    source,
  }: { readonly playerId: number; readonly months: number; readonly source: 'web' | 'kiosk' },
): Promise<{ readonly exclusion: Shown; readonly application: Static<typeof RegisterApplication> }> {
  const { db, law, clock } = needs
  await refuseWhereNotWritable(needs, playerId)
  if (!law.term().months.includes(months)) return refuse('ERR_AMOUNT_NOT_ALLOWED', { months: law.term().months })
  const { row, playerIds, application } = await db.transaction(async (tx) => {
    await lockExclusions(tx, playerId)
    const opened = await openExclusion(needs, tx, openingOf(needs, { playerId, months, source }))
    const now = clock.now()
    const application: ApplicationRow = {
      id: newId(now),
      playerId,
      exclusionId: opened.row.id,
      source: SOURCES[source],
      months,
      askedAt: now,
      state: 'waiting',
      acceptedId: null,
      effectiveFrom: null,
      tries: 0,
    }
    await insertApplication(tx, application)
    return { ...opened, application }
  })
  await announceChange(needs, playerIds)
  return { exclusion: shownOf(row, clock.now()), application: applicationShownOf(application) }
}

/** Refuses ERR_REGISTER_NOT_WRITABLE where only the person can apply, to the authority. */
export async function refuseWhereNotWritable({ law, register }: ExclusionNeeds, playerId: number): Promise<void> {
  const facts = { register: null, panicUntil: null, selfExcludedUntil: null, play: null }
  const refusal = await law.judge(playerId, facts, { kind: 'write-register' })
  if (refusal) law.refuse(refusal)
  if (!register.apply) refuse('ERR_REGISTER_NOT_WRITABLE')
}

function openingOf(
  { law, clock }: Pick<ExclusionNeeds, 'law' | 'clock'>,
  { playerId, months, source }: { playerId: number; months: number | null; source: ExclusionSource },
) {
  const until = months === null ? null : law.monthsLater(clock.now(), months)
  return { playerId, kind: 'self', source, ruleId: law.selfExclusion()?.ruleId ?? null, until, months } as const
}
