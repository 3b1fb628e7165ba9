import type { Configuration } from '#config/resolve.ts'
import { adoptNewcomer, readNewcomer, startNewcomer, type KycNeeds } from '#server/documents/index.ts'
import { makeSmsQueue } from '#server/messaging/index.ts'
import { temporaryTermOf, type RegistrationNeeds, type RegistrationRules } from '#server/registration/index.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
import type { Base } from './open-base.ts'
import { openMail } from './open-mail.ts'

/** Puts the room of registration together: with the rules of market and brand, the sign-in, the register and the letters. */
export function composeRegistration(
  { db, clock, configuration, cipher }: Base,
  { publicPlayerOrigin }: RulesEnvironment,
  parts: Pick<RegistrationNeeds, 'signIn' | 'judgeRegistration' | 'standing'> &
    Pick<RegistrationRules, 'termsInForce'> & { readonly kyc: KycNeeds },
): RegistrationNeeds {
  const { signIn, judgeRegistration, standing, kyc, termsInForce } = parts
  const { brand, market } = configuration
  const queueMail = openMail({ clock, configuration })
  const queueSms = makeSmsQueue({ clock, target: brand.target })
  return {
    db,
    clock,
    target: brand.target,
    rules: registrationRulesOf(configuration, termsInForce),
    cipher,
    signIn,
    judgeRegistration,
    standing,
    temporaryTerm: () => temporaryTermOf(market.key, brand.registration.temporaryAccountDays, clock.now()),
    newcomers: {
      start: (input, keepInBrowser) => startNewcomer(kyc, input, keepInBrowser),
      read: (held) => readNewcomer(kyc, held),
      adopt: (tx, id, playerId) => adoptNewcomer(kyc, tx, id, playerId),
    },
    queueCode: async (tx, { channel, to, language, code, minutes }) => {
      const values = { code, minutes }
      if (channel === 'email') await queueMail(tx, { to, language, template: 'email-code', values })
      else await queueSms(tx, { to, language, usefulMinutes: minutes, template: 'verification-code', values })
    },
    queueProlongedLetter: async (tx, { to, language, until }) => {
      const day = new Intl.DateTimeFormat(language, {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone: market.timeZone,
      })
      await queueMail(tx, { to, language, template: 'account-prolonged', values: { until: day.format(until) } })
    },
    queueDeclarationLetter: (tx, { to, language, what }) =>
      queueMail(tx, { to, language, template: 'declaration-taken-back', values: { what } }),
    queueRegistrationLetter: async (tx, { to, language, token, hours }) => {
      const url = `${publicPlayerOrigin}/${language}/register?token=${encodeURIComponent(token)}`
      await queueMail(tx, { to, language, template: 'registration', values: { url, hours } })
    },
  }
}

export function registrationRulesOf(
  { brand, market }: Configuration,
  termsInForce: RegistrationRules['termsInForce'],
): RegistrationRules {
  return {
    country: market.countryCode,
    timeZone: market.timeZone,
    minRegistrationAge: market.minRegistrationAge,
    defaultNationality: market.defaultNationality,
    permanentAddressCountries: market.allowedPermanentAddressCountry,
    acceptPoliticallyExposed: market.acceptPeo,
    profileFields: market.profileFields,
    isFastTrack: brand.registration.fastTrack,
    mayVenuesChange: brand.landbaseIntegration.canEditInfoOnLandbase,
    languages: brand.languages,
    termsInForce,
  }
}
