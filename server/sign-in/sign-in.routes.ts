import type { FastifyInstance } from 'fastify'
import * as authentication from '#contract/api-v1/authentication.ts'
import * as device from '#contract/capi-v1/player-authentication.ts'
import { changePinAtVenue as changePinAtVenueCall } from '#contract/capi-v1/player-cards.ts'
import * as playerLogoutOfV1 from '#contract/capi-v1/player-logout.ts'
import * as internalSessions from '#contract/capi-v1/sessions.ts'
import { loginByCardOfPage } from '#contract/capi-v1.1/player-authentication.ts'
import * as playerLogout from '#contract/capi-v1.1/player-logout.ts'
import { issueToken } from '#contract/oauth2/token.ts'
import * as player from '#contract/onling-v2/player.ts'
import { verifyPassword as verifyPasswordCall } from '#contract/onling-v2/player-contacts.ts'
import * as card from '#contract/onling-v2/player-card.ts'
import * as pin from '#contract/onling-v2/player-pin.ts'
import * as user from '#contract/onling-v2/user.ts'
import * as backoffice from '#contract/play-v1/backoffice.ts'
import * as passkeys from '#contract/play-v1/player-passkeys.ts'
import * as account from '#contract/play-v1/player-account.ts'
import { requestOf, type Approvals } from '#server/approvals/index.ts'
import { serve } from '#server/kernel/index.ts'
import { createAccessToken, loginByAccessToken } from './players/access-tokens.ts'
import { changeAudience } from './staff/change-audience.ts'
import { answerAsOauth } from './clients/answer-as-oauth.ts'
import { changePin, changePinAtVenue, resetPin, validateCard } from './secrets/change-pin.ts'
import { issueClientToken } from './clients/issue-client-token.ts'
import {
  loginByAccessCode,
  loginByPassword,
  requestAccessCode,
  verifyCardByPin,
  verifyLoginByPassword,
} from './players/device-sign-in.ts'
import { endAllOwnSessions, endOwnSession, logout, logoutOfDevice } from './players/end-own-sessions.ts'
import { getPlayerDossier } from './players/get-player-dossier.ts'
import {
  killSessions,
  killSessionsOf,
  listAllSessions,
  listSessionsOf,
  listSessionsOfCard,
} from './players/internal-sessions.ts'
import { listOwnSessions } from './players/list-own-sessions.ts'
import { staffListed } from './staff/list-staff.ts'
import { lockPlayer, unlockAction } from './players/lock-player.ts'
import { loginByCard } from './players/login-by-card.ts'
import { loginByEmail } from './players/login-by-email.ts'
import { generateSalt } from './secrets/login-salts.ts'
import { beginStaffLogin, finishStaffLogin } from './staff/login-staff-in-two-steps.ts'
import { loginStaff } from './staff/login-staff.ts'
import { logoutStaff } from './staff/logout-staff.ts'
import type { SignInNeeds } from './needs.ts'
import { verifyPassword } from './secrets/prove-password.ts'
import { hasPin, setPin, verifyPin } from './secrets/pins.ts'
import { beginPasskeyLogin, loginByPasskey } from './player-passkeys/login-by-passkey.ts'
import {
  addOwnPasskey,
  beginOwnPasskey,
  listOwnPasskeys,
  removeOwnPasskey,
} from './player-passkeys/own-player-passkeys.ts'
import { requestLetter } from './request-letter.ts'
import { endSessionsOfPlayer, listPlayerSessions } from './staff/staff-views-of-sessions.ts'
import { submitPasswordReset } from './players/submit-password-reset.ts'
import { verifyAnyToken } from './verify-any-token.ts'
import { verifyPlayerToken } from './players/verify-player-token.ts'
import { verifyStaffCode } from './staff/verify-staff-code.ts'
import { verifyStaffToken } from './staff/verify-staff-token.ts'

export function routes(app: FastifyInstance, needs: SignInNeeds, approvals: Pick<Approvals, 'register'>): void {
  const unlock = approvals.register(unlockAction(needs))
  serve(app, player.loginByEmail, (input) => loginByEmail(needs, input))
  serve(app, player.logout, (input) => logout(needs, input))
  serve(app, playerLogoutOfV1.logoutPlayer, (input) => logoutOfDevice(needs, input))
  serve(app, playerLogout.logoutPlayer, (input) => logoutOfDevice(needs, input))
  serve(app, player.verifyToken, (input) => verifyPlayerToken(needs, input))
  serve(app, player.requestPasswordReset, (input) => requestLetter(needs, 'password-reset', input.body.email))
  serve(app, player.submitPasswordReset, (input) => submitPasswordReset(needs, input))
  serve(app, player.getActiveSessions, (input) => listOwnSessions(needs, input))
  serve(app, account.requestOneTimePassword, (input) => requestLetter(needs, 'one-time-password', input.body.email))
  serve(app, account.loginByAccessToken, (input) => loginByAccessToken(needs, input))
  serve(app, account.createAccessToken, (input) => createAccessToken(needs, input))
  serve(app, account.endSession, (input) => endOwnSession(needs, input))
  serve(app, account.endAllSessions, (input) => endAllOwnSessions(needs, input))

  serve(app, passkeys.beginPasskeyLogin, () => beginPasskeyLogin(needs))
  serve(app, passkeys.loginByPasskey, (input) => loginByPasskey(needs, input))
  serve(app, passkeys.listOwnPasskeys, (input) => listOwnPasskeys(needs, input))
  serve(app, passkeys.beginOwnPasskey, (input) => beginOwnPasskey(needs, input))
  serve(app, passkeys.addOwnPasskey, (input) => addOwnPasskey(needs, input))
  serve(app, passkeys.removeOwnPasskey, (input) => removeOwnPasskey(needs, input))

  serve(app, verifyPasswordCall, (input) => verifyPassword(needs, input))
  serve(app, pin.setPin, (input) => setPin(needs, input))
  serve(app, pin.verifyPin, (input) => verifyPin(needs, input))
  serve(app, pin.hasPin, (input) => hasPin(needs, input))

  serve(app, card.loginByCard, (input) => loginByCard(needs, input))
  serve(app, device.generateSalt, () => generateSalt(needs))
  serve(app, device.loginByPassword, (input) => loginByPassword(needs, input))
  serve(app, device.loginByCardAtDevice, (input) => loginByCard(needs, input))
  serve(app, loginByCardOfPage, (input) => loginByCard(needs, input))
  serve(app, device.loginByAccessCode, (input) => loginByAccessCode(needs, input))
  serve(app, device.requestAccessCode, (input) => requestAccessCode(needs, input))
  serve(app, device.verifyCardByPin, (input) => verifyCardByPin(needs, input))
  serve(app, device.verifyLoginByPassword, (input) => verifyLoginByPassword(needs, input))
  serve(app, device.forgotPassword, (input) => requestLetter(needs, 'password-reset', input.body.login))
  serve(app, device.getPlayerId, async ({ caller }) => ({ playerId: caller.playerId }))
  serve(app, card.validateCard, (input) => validateCard(needs, input))
  serve(app, card.changePin, (input) => changePin(needs, input))
  serve(app, card.resetPin, (input) => resetPin(needs, input))
  serve(app, changePinAtVenueCall, (input) => changePinAtVenue(needs, input))

  serve(app, player.lock, async (input) => {
    const done = await lockPlayer(needs, input)
    input.changed({ state: 'open' }, { state: 'locked' })
    return done
  })
  serve(app, player.unlock, (input) => {
    const { playerId, lockedAt } = input.body
    return unlock({ playerId, ...(lockedAt ? { lockedAt } : {}) }, requestOf(input))
  })
  serve(app, backoffice.getPlayer, (input) => getPlayerDossier(needs, input))
  serve(app, backoffice.listSessions, (input) => listPlayerSessions(needs, input))
  serve(
    app,
    backoffice.endSessions,
    (input) => endSessionsOfPlayer(needs, input),
    (_, { body: { sessionId } }) => [{ sessions: sessionId ?? 'all' }, { sessions: 'ended' }],
  )

  serve(app, authentication.login, (input) => beginStaffLogin(needs, input))
  serve(app, authentication.loginWithOtp, (input) => finishStaffLogin(needs, input))
  serve(app, authentication.verifyToken, (input) => verifyAnyToken(needs, input))
  serve(app, authentication.verifyOtp, (input) => verifyStaffCode(needs, input))
  serve(app, authentication.clientTokenChangeAudience, ({ caller, body, client, refuse }) =>
    caller?.kind === 'staff'
      ? changeAudience(needs, { caller, audience: body.audience, source: client.ip })
      : refuse('ERR_TOKEN_INVALID'),
  )
  serve(app, user.login, (input) => loginStaff(needs, input))
  serve(app, user.logout, (input) => logoutStaff(needs, input))
  serve(app, user.verifyToken, (input) => verifyStaffToken(needs, input))
  serve(app, user.changeAudience, ({ caller, body, client }) =>
    changeAudience(needs, { caller, audience: body.audience, source: client.ip }),
  )
  const staff = staffListed(needs)
  serve(app, user.list, ({ query, caller }) => staff.page(query, caller))

  void app.register(async (forms) => {
    const parser = { parseAs: 'string', bodyLimit: 4096 } as const
    forms.addContentTypeParser('application/x-www-form-urlencoded', parser, (_request, body, done) => done(null, body))
    answerAsOauth(forms, needs.clock)
    serve(forms, issueToken, (input) => issueClientToken(needs, input))
  })
  serve(app, internalSessions.allActiveSessionsByCurrentScope, (input) => listAllSessions(needs, input))
  serve(app, internalSessions.sessionsByPlayer, (input) => listSessionsOf(needs, input))
  serve(app, internalSessions.sessionsByPlayerCard, (input) => listSessionsOfCard(needs, input))
  serve(app, internalSessions.killSessions, async ({ body }) => ({ ended: await killSessions(needs, body.sessionIds) }))
  serve(app, internalSessions.killSession, async ({ body, refuse }) =>
    (await killSessions(needs, [body.sessionId])) === 1 ? { done: true as const } : refuse('ERR_SESSION_NOT_FOUND'),
  )
  serve(app, internalSessions.killSessionsByPlayer, (input) => killSessionsOf(needs, input))
}
