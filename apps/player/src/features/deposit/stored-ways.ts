import { useEffect, useState } from 'react'
import { list } from '#contract/onling-v2/player-payment-cards.ts'
import { api } from '../../shell/api.ts'
import type { DepositWay } from './deposit-ways.ts'

/** Ways to pay by one click: cards of the player that are active. None until they are loaded. */
export function useStoredWays(ways: readonly DepositWay[]): DepositWay[] {
  const [stored, setStored] = useState<DepositWay[]>([])
  useEffect(() => {
    void api(list, { query: {} }).then((answer) => {
      if (!answer.ok) return
      const active = answer.data.cards.filter(({ state }) => state === 'active')
      setStored(
        active.flatMap(({ cardId, gateway, lastDigits }) =>
          ways
            .filter((way) => way.kind === 'card' && way.gateway === gateway)
            .map((way) => ({ ...way, storedCard: { cardId, lastDigits: lastDigits ?? '' } })),
        ),
      )
    })
  }, [ways])
  return stored
}
