import { openTermsGate } from '#server/content/index.ts'
import { previewPlay } from '#server/exclusion/index.ts'
import type { Database } from '#server/kernel/index.ts'
import { openStakeGate } from '#server/limits/index.ts'
import { openAccountGate } from './account-gate.ts'
import { lawOfExclusion } from '../compose/compose-exclusion.ts'
import { lawOfLimits } from '../compose/compose-limits.ts'
import type { Ground } from '../compose/open-base.ts'
import type { People } from '../compose/open-people.ts'

export type DryGates = ReturnType<typeof openDryGates>

/**
 * The people's gates in a transaction that is rolled back: the same functions that refuse a call, with a law whose log
 * is rolled back, no messages to other processes, and no requests to the register.
 */
export function openDryGates(
  { clock, configuration }: Pick<Ground, 'clock' | 'configuration'>,
  people: Pick<People, 'limits' | 'exclusion' | 'accountFacts' | 'terms'>,
  { dry, playerId }: { readonly dry: Database; readonly playerId: number },
) {
  const market = configuration.market.key
  const asked = { db: dry, clock }
  const sendControl = async () => {}
  const limits = { ...people.limits.needs, db: dry, law: lawOfLimits(asked, market), sendControl }
  const law = lawOfExclusion(asked, market)
  const exclusion = previewPlay({ ...people.exclusion.needs, db: dry, law, sendControl }, playerId)
  const accountGate = openAccountGate({ ...people.accountFacts, db: dry })
  return {
    limits,
    accountGate,
    exclusion: exclusion.gate,
    wasRegisterQueried: exclusion.wasRegisterQueried,
    stakes: openStakeGate(limits),
    judgeTerms: openTermsGate({ db: dry, clock, target: configuration.brand.target, terms: people.terms }),
    judgeAccount: accountGate.judgeStake,
  }
}
