import type { FormOfAddress } from '#config/texts/form-of-address.ts'
import { openDatabase, type Clock, type Database } from '#server/kernel/index.ts'
import {
  decide,
  judgeAction,
  packOf,
  refuseByLaw,
  unknownState,
  type Action,
  type LawState,
  type RuleKind,
} from '#server/law/index.ts'

/**
 * Connections on which refusals by the law are kept. A refusal is written while the transaction that it stops still
 * holds a connection of the common pool; with a pool of their own, many refusals at once cannot deadlock.
 */
export function openRefusalPool(databaseUrl: string): Database {
  return openDatabase({ url: databaseUrl, connections: 2, applicationName: 'tolar-law' })
}

/**
 * The law of one market for a room: judges by the facts that the room knows, with only the rules about those facts.
 * @param needs.db where refusals are kept
 */
export function applyLaw<Facts extends Partial<LawState>, Question>(
  needs: { readonly db: Database; readonly clock: Clock },
  market: string,
  {
    actionOf,
    only,
    address,
  }: {
    readonly actionOf: (asked: Question) => Action
    readonly only: readonly RuleKind[]
    /** How refusals address players. */
    readonly address: FormOfAddress
  },
) {
  const now = () => needs.clock.now()
  const stateOf = (facts: Facts): LawState => ({ ...unknownState(market), ...facts })
  return {
    packId: () => packOf(market, now()).id,
    /** Decides, and stores a refusal. */
    judge: async (playerId: number | null, facts: Facts, asked: Question) => {
      const decision = await judgeAction(needs, { state: stateOf(facts), action: actionOf(asked), playerId, only })
      return decision.outcome === 'refused' ? decision.refusal : undefined
    },
    /** The same as a preview: nothing is stored. */
    preview: (facts: Facts, asked: Question) => {
      const decision = decide(stateOf(facts), actionOf(asked), now(), only)
      return decision.outcome === 'refused' ? decision.refusal : undefined
    },
    refuse: (refusal: Parameters<typeof refuseByLaw>[0], more: object = {}) =>
      refuseByLaw(refusal, market, now(), { address, more }),
  }
}
