import type { FastifyInstance } from 'fastify'
import {
  changePersonData,
  prolongAccount as prolongCall,
  verifyPerson as verifyCall,
} from '#contract/capi-v1/person.ts'
import * as hall from '#contract/capi-v1/player-registration.ts'
import { update } from '#contract/onling-v2/player-update.ts'
import { prolongAccount as prolongByStaffCall, takeDeclarationBack } from '#contract/play-v1/staff-registration.ts'
import { requestOf, type Approvals } from '#server/approvals/index.ts'
import { serve } from '#server/kernel/index.ts'
import { correctAction } from './change-person.ts'
import type { RegistrationNeeds } from './needs.ts'
import { prolongAction, prolongByService } from './prolong-account.ts'
import { changeInHall, registerInHall, showRegistrationInHall } from './register-in-hall.ts'
import { findDeclaredAt, takeBackAction } from './take-declaration-back.ts'
import { verifyPerson } from './verify-person.ts'

/** Calls of staff and land-based systems about the person of a player. */
export function personRoutes(
  app: FastifyInstance,
  needs: RegistrationNeeds,
  approvals: Pick<Approvals, 'register'>,
): void {
  const correct = approvals.register(correctAction(needs))
  serve(app, update, async (input) => {
    const { playerId, fields, reason } = input.body
    const mayChangeVerified = input.caller.permissions.includes('players.verified')
    return { changedFields: await correct({ playerId, fields, reason, mayChangeVerified }, requestOf(input)) }
  })
  serve(app, changePersonData, ({ caller, body }) => changeInHall(needs, caller, body))
  serve(app, hall.createRegistration, (input) => registerInHall(needs, input))
  serve(app, hall.getRegistrationState, (input) => showRegistrationInHall(needs, input))
  serve(app, hall.changeRegistration, ({ caller, body }) =>
    changeInHall(needs, caller, { ...body, reason: 'player-asked' }),
  )
  const prolong = approvals.register(prolongAction(needs))
  serve(app, prolongByStaffCall, async (input) => {
    const { playerId, until } = input.body
    const { temporaryUntil, before } = await prolong({ playerId, until }, requestOf(input))
    input.changed({ temporaryUntil: before }, { temporaryUntil })
    return { temporaryUntil }
  })
  serve(app, prolongCall, async (input) => {
    const { playerId, until, reason, clerk } = input.body
    const byName = `${input.caller.name}: ${clerk}`
    const by = { byKind: 'system', byName, signedByName: null, reason } as const
    const { temporaryUntil, before } = await prolongByService(needs, { playerId, until }, by)
    input.changed({ temporaryUntil: before }, { temporaryUntil })
    return { temporaryUntil }
  })
  const takeBack = approvals.register(takeBackAction(needs))
  serve(app, takeDeclarationBack, async (input) => {
    const { playerId, declaration, isPlayerTold } = input.body
    const declaredAt = await findDeclaredAt(needs, playerId)
    return takeBack({ playerId, declaration, isPlayerTold, declaredAt }, requestOf(input))
  })
  serve(app, verifyCall, (input) => verifyPerson(needs, input))
}
