import type { FormOfAddress } from '#config/texts/form-of-address.ts'
import type { Clock, Database } from '#server/kernel/index.ts'
import type { LawState } from '#server/law/index.ts'
import { applyLaw } from './apply-law.ts'

type StakeFacts = { readonly playerId: number; readonly stakeMinor: number }

/**
 * Refuses a round that begins too soon after the person's last one, and keeps the decision. The books know when that
 * was.
 */
export function judgePaceBy(
  needs: { readonly db: Database; readonly clock: Clock },
  market: string,
  address: FormOfAddress,
) {
  const law = applyLaw<Pick<LawState, 'play'>, StakeFacts>(needs, market, {
    only: ['round-pace'],
    address,
    actionOf: ({ stakeMinor }) => ({
      kind: 'stake',
      stakeMinor,
      game: 'casino',
      winMaxMinor: null,
      hourLossMaxMinor: null,
      isAutoplay: false,
    }),
  })
  return async ({ playerId, stakeMinor }: StakeFacts, lastBegun: Date): Promise<void> => {
    const play = {
      playedMinutes: 0,
      breakUntil: null,
      hourLossMinor: 0,
      hourEndsAt: needs.clock.now().toISOString(),
      lastRoundAt: lastBegun.toISOString(),
    }
    const refusal = await law.judge(playerId, { play }, { playerId, stakeMinor })
    if (refusal) law.refuse(refusal)
  }
}
