import type { FastifyInstance } from 'fastify'
import * as own from '#contract/play-v1/own-profile.ts'
import * as roles from '#contract/play-v1/roles.ts'
import * as links from '#contract/play-v1/staff-links.ts'
import * as members from '#contract/play-v1/staff-members.ts'
import { requestOf, type Approvals } from '#server/approvals/index.ts'
import { serve } from '#server/kernel/index.ts'
import { finishWithPasskey, finishWithRecoveryCode } from './login-staff-in-two-steps.ts'
import { activateStaff, deactivateStaff, endSessions, endSessionsOfStaff, unlockStaff } from '../members/deactivate.ts'
import { inviteStaff, resetStaff } from '../members/invite.ts'
import { showMember } from '../members/show-member.ts'
import { readLink, useLink } from '../members/use-link.ts'
import type { SignInNeeds } from '../needs.ts'
import { beginAuthenticator, makeOwnRecoveryCodes, setAuthenticator } from '../profile/own-authenticator.ts'
import { addPasskey, beginPasskey, removePasskey } from '../profile/own-passkeys.ts'
import { changeOwnPassword, showOwnProfile } from '../profile/own-profile.ts'
import { watchOwnSession } from '../profile/watch-own-session.ts'
import { changeRoleAction } from '../roles/change-role.ts'
import { endRoleAction } from '../roles/end-role.ts'
import { giveRoleAction } from '../roles/give-role.ts'
import { giveSecond } from '../roles/give-second.ts'
import { listRoles } from '../roles/list-roles.ts'
import { whoCan } from '../roles/who-can.ts'
import { securityListed } from '../security-log/list-security-events.ts'

/** Members of staff: their accounts, their roles under the policy of approvals, and their own profile. */
export function staffRoutes(app: FastifyInstance, needs: SignInNeeds, approvals: Approvals): void {
  const give = approvals.register(giveRoleAction(needs))
  const end = approvals.register(endRoleAction(needs))
  const change = approvals.register(changeRoleAction(needs))

  serve(app, links.readLink, (input) => readLink(needs, input))
  serve(app, links.useLink, (input) => useLink(needs, input))
  serve(app, links.loginWithPasskey, (input) => finishWithPasskey(needs, input))
  serve(app, links.loginWithRecoveryCode, (input) => finishWithRecoveryCode(needs, input))

  serve(
    app,
    members.inviteStaff,
    (input) => inviteStaff(needs, input),
    ({ userId }, { subject }) => {
      subject('staff', userId)
      return [null, { isInvited: true }]
    },
  )
  serve(
    app,
    members.resetStaff,
    (input) => resetStaff(needs, input),
    (_, { body }) => [null, { reset: body.what }],
  )
  serve(app, members.deactivateStaff, async (input) => {
    const done = await deactivateStaff(needs, input)
    input.changed({ isActive: true }, { isActive: false })
    return done
  })
  serve(app, members.activateStaff, async (input) => {
    const done = await activateStaff(needs, input)
    input.changed({ isActive: false }, { isActive: true })
    return done
  })
  serve(
    app,
    members.unlockStaff,
    (input) => unlockStaff(needs, input),
    () => [{ isLocked: true }, { isLocked: false }],
  )
  serve(
    app,
    members.endStaffSessions,
    (input) => endSessionsOfStaff(needs, input),
    () => [{ sessions: 'open' }, { sessions: 'ended' }],
  )
  serve(app, members.getStaff, (input) => showMember(needs, input))
  serve(app, members.whoCan, (input) => whoCan(needs, approvals, input))
  const security = securityListed(needs)
  serve(app, members.listSecurityEvents, ({ query, caller }) => security.page(query, caller))
  serve(app, members.giveRole, async (input) => {
    const { userId, role, validFrom, validUntil, venues, ceilings = [] } = input.body
    const giving = {
      userId,
      role,
      ceilings,
      ...(venues ? { venues: venues.map((id) => id.toLowerCase()) } : {}),
      ...(validFrom ? { validFrom } : {}),
      ...(validUntil ? { validUntil } : {}),
    }
    const request = requestOf(input)
    return (await giveSecond(needs, giving, request)) ?? give(giving, request)
  })
  serve(app, members.endRole, async (input) => {
    await end({ grantId: input.body.grantId }, requestOf(input))
    return { done: true as const }
  })
  serve(app, roles.listRoles, (input) => listRoles(needs, input))
  serve(app, roles.changeRole, (input) => {
    const { explanation: _, acceptedWarnings: __, ...changing } = input.body
    return change(changing, requestOf(input))
  })

  app.addHook('preClose', async () => needs.waiters.wakeAll())
  serve(app, own.watchOwnSession, (input) => watchOwnSession(needs, input))
  serve(app, own.getOwnProfile, (input) => showOwnProfile(needs, input))
  serve(app, own.listOwnSecurityEvents, ({ query, caller }) =>
    security.page({ ...query, userId: caller.userId }, caller),
  )
  serve(app, own.changeOwnPassword, (input) => changeOwnPassword(needs, input))
  serve(app, own.endOwnStaffSession, async ({ body, caller }) => {
    await endSessions(needs, { userId: caller.userId, sessionId: body.sessionId, by: null })
    return { done: true as const }
  })
  serve(app, own.beginPasskey, (input) => beginPasskey(needs, input))
  serve(app, own.addPasskey, (input) => addPasskey(needs, input))
  serve(app, own.removeOwnPasskey, (input) => removePasskey(needs, input))
  serve(app, own.beginAuthenticator, (input) => beginAuthenticator(needs, input))
  serve(app, own.setAuthenticator, (input) => setAuthenticator(needs, input))
  serve(app, own.makeOwnRecoveryCodes, (input) => makeOwnRecoveryCodes(needs, input))
}
