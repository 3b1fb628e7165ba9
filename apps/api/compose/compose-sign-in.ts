import { operatingFigures } from '#config/operating-figures.ts'
import { makeStaffEventRecorder } from '#server/audit/index.ts'
import { makeSmsQueue } from '#server/messaging/index.ts'
import {
  makePasswords,
  makeSealer,
  makeSessionCache,
  makeSessionWaiters,
  signInRules,
  type PasswordCost,
  type SignInNeeds,
} from '#server/sign-in/index.ts'
import { blockPlaying, openWallet, unblockPlaying } from '#server/wallet/index.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
import { keyFor } from '../gates/key-for.ts'
import type { Ground, Speaking } from './open-base.ts'
import { isForTrials } from './open-clock.ts'
import { readWholeMoney } from '../read-whole-money.ts'
import { openMail } from './open-mail.ts'

/** Puts the room of sign-in together: with the wallet, the letters and the audit, which it may not import. */
export async function composeSignIn(
  { db, clock, configuration, bus }: Ground & Speaking,
  {
    sessionPepper,
    publicPlayerOrigin,
    publicBackofficeOrigin,
    smtpUrl,
  }: Pick<RulesEnvironment, 'sessionPepper' | 'publicPlayerOrigin' | 'publicBackofficeOrigin' | 'smtpUrl'>,
  options: {
    /** Only where people sign in: not in the worker, not while seeding. */
    readonly judgeSignIn?: SignInNeeds['judgeSignIn']
    /** Finds the holder of a card; only where people sign in. Without it there are no cards. */
    readonly readCard?: SignInNeeds['readCard']
    /** Cheaper hashes, for tests only. */
    readonly passwordCost?: PasswordCost
  } = {},
): Promise<SignInNeeds> {
  const { brand, market } = configuration
  const queueSms = makeSmsQueue({ clock, target: brand.target })
  return {
    db,
    clock,
    target: brand.target,
    market: { currency: market.currency.code, timeZone: market.timeZone },
    termsVersion: operatingFigures[market.key].termsVersion,
    rules: signInRules,
    passwords: await makePasswords(options.passwordCost),
    sealer: makeSealer(keyFor(sessionPepper, 'authenticator secrets')),
    sessions: makeSessionCache(),
    waiters: makeSessionWaiters(),
    sendControl: bus.send,
    judgeSignIn: options.judgeSignIn ?? (async () => ({ sessionEndsAt: null })),
    signingKey: keyFor(sessionPepper, 'signatures of services'),
    issuer: `${brand.appName} Back Office`,
    openWallet,
    blockPlaying,
    unblockPlaying,
    queueMail: openMail({ clock, configuration }),
    queueCodeSms: (tx, { to, language, code, minutes }) =>
      queueSms(tx, { to, language, usefulMinutes: minutes, template: 'verification-code', values: { code, minutes } }),
    readCard: options.readCard ?? (async (cardNumber) => ({ key: cardNumber, card: undefined })),
    passwordResetUrl: (token, language) =>
      `${publicPlayerOrigin}/${language}/reset-password?token=${encodeURIComponent(token)}`,
    staffLinkUrl: (token) => `${publicBackofficeOrigin}/join#${token}`,
    // In dev and test they stay in the local mailbox, where everybody can read them.
    doLettersLeave: smtpUrl !== undefined || isForTrials(configuration),
    staffLanguage: staffLanguageOf(brand.defaultLanguage),
    passkeyParty: {
      rpId: new URL(publicBackofficeOrigin).hostname,
      rpName: `${brand.appName} Back Office`,
      origin: new URL(publicBackofficeOrigin).origin,
    },
    playerPasskeyParty: {
      rpId: new URL(publicPlayerOrigin).hostname,
      rpName: brand.appName,
      origin: new URL(publicPlayerOrigin).origin,
    },
    readMoneyOf: (playerId) => readWholeMoney({ db, configuration }, playerId),
    recordStaffEvent: makeStaffEventRecorder({ clock }),
  }
}

/** The back office is written in three languages. */
function staffLanguageOf(language: string): SignInNeeds['staffLanguage'] {
  return language === 'cs' || language === 'sk' ? language : 'en'
}
