import type { FastifyInstance } from 'fastify'
import type { Approvals } from '#server/approvals/index.ts'
import { beginRegistrationAtKiosk } from '#contract/kiosk/player-lookup.ts'
import { getAccountRequirements, selfUpdate } from '#contract/onling-v2/account-requirements.ts'
import * as contacts from '#contract/onling-v2/player-contacts.ts'
import * as settings from '#contract/onling-v2/player-settings.ts'
import * as calls from '#contract/onling-v2/registration.ts'
import * as newcomer from '#contract/play-v1/newcomer.ts'
import { getRegistration, stopAdvertising as stopAdvertisingCall } from '#contract/play-v1/staff-registration.ts'
import { serve } from '#server/kernel/index.ts'
import { showAccountRequirements } from './account-requirements.ts'
import { changeEmail, changePhone, setVerifiedPhone, verifyEmail, verifyPhone } from './contacts/prove-contact.ts'
import { removeContact } from './contacts/remove-contact.ts'
import { sendCodeByEmail, sendCodeBySms } from './contacts/send-code.ts'
import { proveEmail, showContext, startRegistration } from './contexts.ts'
import { readDocument } from './read-document.ts'
import { registerByKyc, showBankRegistration, startRegistrationByBank } from './register-by-kyc.ts'
import type { RegistrationNeeds } from './needs.ts'
import { personRoutes } from './person.routes.ts'
import { changeLanguage, changeSettings, showSettings, stopAdvertising } from './player-settings.ts'
import { checkEmailUsed, checkRegistrationData, registerByContext, registerByForm } from './register.ts'
import { showRegistration } from './show-registration.ts'
import { updateOwnPerson } from './update-person.ts'
import { beginAtKiosk } from './venue-token.ts'

export function registrationRoutes(
  app: FastifyInstance,
  needs: RegistrationNeeds,
  approvals: Pick<Approvals, 'register'>,
): void {
  serve(app, calls.create, (input) => registerByForm(needs, input))
  serve(app, calls.createByContext, (input) => registerByContext(needs, input))
  serve(app, calls.createByKyc, (input) => registerByKyc(needs, input))
  serve(app, newcomer.startByBank, (input) => startRegistrationByBank(needs, input))
  serve(app, newcomer.getBankRegistration, (input) => showBankRegistration(needs, input))
  serve(app, newcomer.readDocument, (input) => readDocument(needs, input))
  serve(app, beginRegistrationAtKiosk, (input) => beginAtKiosk(needs, input))
  serve(app, calls.checkEmailUsed, (input) => checkEmailUsed(needs, input))
  serve(app, calls.checkRegistrationData, (input) => checkRegistrationData(needs, input))
  serve(app, calls.getRegistrationContext, (input) => showContext(needs, input))
  serve(app, calls.createRegistrationToken, (input) => startRegistration(needs, input))
  serve(app, calls.verifyRegistrationToken, (input) => proveEmail(needs, input))
  serve(app, contacts.sendCodeBySms, (input) => sendCodeBySms(needs, input))
  serve(app, contacts.sendCodeByEmail, (input) => sendCodeByEmail(needs, input))
  serve(app, contacts.verifyEmail, (input) => verifyEmail(needs, input))
  serve(app, contacts.changeEmail, (input) => changeEmail(needs, input))
  serve(app, contacts.verifyPhone, (input) => verifyPhone(needs, input))
  serve(app, contacts.changePhone, (input) => changePhone(needs, input))
  serve(app, contacts.setVerifiedPhone, (input) => setVerifiedPhone(needs, input))
  serve(
    app,
    contacts.removeEmail,
    (input) => removeContact(needs, 'email', input),
    () => [{ email: 'there' }, { email: 'removed' }],
  )
  serve(
    app,
    contacts.removePhone,
    (input) => removeContact(needs, 'phone', input),
    () => [{ phone: 'there' }, { phone: 'removed' }],
  )
  serve(app, getAccountRequirements, (input) => showAccountRequirements(needs, input))
  serve(app, selfUpdate, (input) => updateOwnPerson(needs, input))
  serve(app, settings.getSettings, ({ caller }) => showSettings(needs, caller.playerId))
  serve(app, settings.setSettings, ({ caller, body }) => changeSettings(needs, caller.playerId, body))
  serve(app, settings.setLanguage, (input) => changeLanguage(needs, input))
  serve(app, settings.getSettingsOfPlayer, ({ body }) => showSettings(needs, body.playerId))
  serve(app, settings.setSettingsOfPlayer, ({ body: { playerId, ...changes } }) =>
    changeSettings(needs, playerId, changes),
  )
  serve(app, getRegistration, (input) => showRegistration(needs, input))
  serve(
    app,
    stopAdvertisingCall,
    (input) => stopAdvertising(needs, input),
    () => [{ advertising: 'allowed' }, { advertising: 'stopped' }],
  )
  personRoutes(app, needs, approvals)
}
