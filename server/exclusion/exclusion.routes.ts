import type { FastifyInstance } from 'fastify'
import * as internal from '#contract/capi-v1/exclusion.ts'
import { addPlayerToRvo } from '#contract/capi-v1.1/player-exclusion.ts'
import * as kiosk from '#contract/kiosk/player-exclusion.ts'
import { checkRvo, getRvoState } from '#contract/onling-v2/player-exclusion.ts'
import * as own from '#contract/play-v1/exclusion.ts'
import * as staff from '#contract/play-v1/staff-exclusion.ts'
import { requestOf, type Approvals } from '#server/approvals/index.ts'
import { serve } from '#server/kernel/index.ts'
import { queryRegister } from './query-register.ts'
import { applyToRegister, excludeSelf } from './exclude-self.ts'
import { getLastRvoResult, saveRvoResult } from './hand-over-answers.ts'
import { applyAtKiosk, applyByToken, generateToken } from './kiosk-exclusion.ts'
import type { ExclusionNeeds } from './needs.ts'
import { endAction } from './end-by-staff.ts'
import { pressPanic } from './press-panic.ts'
import { validateBySdsl, validatePlayerBySdsl } from './screen-person.ts'
import { answerShownOf, showExclusions, showRegisterState } from './show-exclusions.ts'
import {
  addExclusion,
  queryRegisterForStaff,
  listChecks,
  mustBePlayer,
  showPlayerExclusions,
} from './staff-exclusion.ts'
import type { StopWaiters } from './wait-for-stop.ts'
import { watchSession } from './watch-session.ts'

/** Mounts the calls of exclusion, for players, games, staff, kiosks and land-based systems. */
export function exclusionRoutes(
  app: FastifyInstance,
  needs: ExclusionNeeds,
  { waiters, approvals }: { readonly waiters: StopWaiters; readonly approvals: Pick<Approvals, 'register'> },
): void {
  const end = approvals.register(endAction(needs))
  // Open long-polling requests would delay the shutdown of the process.
  app.addHook('preClose', async () => waiters.wakeAll())

  serve(app, own.getExclusions, ({ caller }) => showExclusions(needs, caller.playerId))
  serve(app, own.pressPanic, ({ caller }) => pressPanic(needs, { playerId: caller.playerId, source: 'web' }))
  serve(app, own.excludeSelf, ({ caller, body }) => excludeSelf(needs, { playerId: caller.playerId, ...body }))
  serve(app, own.stopFromGame, ({ caller, refuse }) =>
    caller.playerId === null
      ? refuse('ERR_NOT_ALLOWED_BY_LAW')
      : pressPanic(needs, { playerId: caller.playerId, source: 'game' }),
  )
  serve(app, own.watchSession, (input) => watchSession({ ...needs, waiters }, input))

  serve(app, addPlayerToRvo, ({ caller, body }) =>
    applyToRegister(needs, { playerId: caller.playerId, months: body.months, source: 'web' }),
  )
  serve(app, checkRvo, async ({ caller }) => answerShownOf(await queryRegister(needs, caller.playerId, 'player-asked')))
  serve(app, getRvoState, ({ caller }) => showRegisterState(needs, caller.playerId))

  serve(app, staff.getPlayerExclusions, (input) => showPlayerExclusions(needs, input))
  serve(
    app,
    staff.addPlayerExclusion,
    (input) => addExclusion(needs, input),
    ({ exclusionId, until }, { subject, body: { months } }) => {
      subject('exclusion', exclusionId)
      return [null, { until, months }]
    },
  )
  serve(app, staff.endPlayerExclusion, async (input) => {
    const { playerId, exclusionId } = input.body
    await end({ playerId, exclusionId: exclusionId.toLowerCase() }, requestOf(input))
    return { done: true as const }
  })
  serve(app, staff.listRegisterChecks, (input) => listChecks(needs, input))
  serve(app, staff.askRegisterForStaff, (input) => queryRegisterForStaff(needs, input))

  serve(app, internal.saveRvoResult, (input) => saveRvoResult(needs, input))
  serve(app, internal.getLastRvoResult, (input) => getLastRvoResult(needs, input))
  serve(app, internal.validateBySdsl, (input) => validateBySdsl(needs, input))
  serve(app, internal.validateBySdslByPlayer, (input) => validatePlayerBySdsl(needs, input))

  serve(app, kiosk.generateExclusionToken, (input) => generateToken(needs, input))
  serve(app, kiosk.addPlayerToRvoByToken, (input) => applyByToken(needs, input))
  serve(app, kiosk.addPlayerToRvoAtKiosk, (input) => applyAtKiosk(needs, input))
  serve(app, kiosk.hasPlayerActiveSession, async ({ query }) => {
    await mustBePlayer(needs, query.playerId)
    return { hasActiveSession: await needs.hasOpenSession(query.playerId) }
  })
}
