import { judgeRegistration, type Register } from '#server/exclusion/index.ts'
import { readCard } from '#server/cards/index.ts'
import { CONTENT_CHANGED, openTermsGate } from '#server/content/index.ts'
import { judgeSignIn } from '#server/limits/index.ts'
import { bringRoles, makeSessionKeeper, type PasswordCost } from '#server/sign-in/index.ts'
import { composeAccountFacts } from '../gates/account-facts.ts'
import { openAccountGate } from '../gates/account-gate.ts'
import { composeExclusion } from './compose-exclusion.ts'
import { composeLimits } from './compose-limits.ts'
import { composeTerms } from './compose-terms.ts'
import { composeSignIn } from './compose-sign-in.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
import type { Base } from './open-base.ts'

export type People = Awaited<ReturnType<typeof openPeople>>

/** Opens the rooms that decide what a person may do: sign-in, limits, exclusion and the law of accounts. */
export async function openPeople(
  base: Base,
  environment: RulesEnvironment,
  options: { readonly passwordCost?: PasswordCost; readonly register?: Register },
) {
  const { db, cipher, configuration } = base
  const { brand } = configuration
  const limits = composeLimits(base, environment)
  const exclusion = composeExclusion(base, environment, options.register)
  const signIn = await composeSignIn(base, environment, {
    judgeSignIn: (tx, playerId) => judgeSignIn(limits.needs, tx, playerId),
    readCard: (cardNumber) => readCard({ db, target: brand.target, cipher }, cardNumber),
    ...(options.passwordCost ? { passwordCost: options.passwordCost } : {}),
  })
  await bringRoles(signIn)
  const accountFacts = composeAccountFacts(base)
  const accountGate = openAccountGate(accountFacts)
  const terms = composeTerms(base)
  const judgeTerms = openTermsGate({ db, clock: base.clock, target: brand.target, terms })
  const keeper = makeSessionKeeper(signIn)
  const readTerms = () =>
    void terms
      .read()
      .catch((error: unknown) => base.logger.warn({ err: error }, 'the terms in force could not be read'))
  base.onMessage(({ topic }) => {
    if (topic === CONTENT_CHANGED) readTerms()
  })
  base.forget(readTerms)
  for (const listener of [
    keeper.onMessage,
    exclusion.gate.onMessage,
    exclusion.waiters.onMessage,
    accountGate.onMessage,
    signIn.sessions.onMessage,
    signIn.waiters.onMessage,
    limits.gate.onMessage,
  ])
    base.onMessage(listener)
  for (const forget of [
    keeper.forgetAll,
    exclusion.gate.forgetAll,
    exclusion.waiters.wakeAll,
    accountGate.forgetAll,
    signIn.sessions.forgetAll,
    signIn.waiters.wakeAll,
    limits.gate.forgetAll,
  ])
    base.forget(forget)
  return {
    limits,
    exclusion,
    signIn,
    keeper,
    accountFacts,
    accountGate,
    terms,
    judgeTerms,
    judgeRegistration: (person: Parameters<typeof judgeRegistration>[1]) => judgeRegistration(exclusion.needs, person),
    close: async () => {
      terms.close()
      await limits.close()
      await exclusion.close()
    },
  }
}
