import { useCallback, useEffect, useState } from 'react'
import * as calls from '#contract/onling-v2/free-round.ts'
import { api } from '../../shell/api.ts'
import type { Failed } from '../../shell/failure.tsx'
import { paths } from '../../shell/paths.ts'
import type { FreeRounds, Into } from './free-rounds.ts'

type Lists = {
  readonly offers: readonly FreeRounds[]
  /** Accepted: those that were begun, then those that were not. */
  readonly running: readonly FreeRounds[]
  readonly over: readonly FreeRounds[]
}

/** The player's free rounds, and the action on an offer. */
export function useFreeRounds(locale: string) {
  const [lists, setLists] = useState<Lists>()
  const [failed, setFailed] = useState<Failed>()

  const read = useCallback(async () => {
    const [offers, active, available, over] = await Promise.all([
      api(calls.getOffers, { query: {} }),
      api(calls.getActive, { query: {} }),
      api(calls.getAvailable, { query: {} }),
      api(calls.getFinished, { query: {} }),
    ])
    const answers = [offers, active, available, over]
    const refused = answers.find((answer) => !answer.ok)
    if (refused && !refused.ok && refused.status === 401)
      return location.assign(paths.login(locale, paths.freeRounds(locale)))
    if (!offers.ok) return setFailed(offers)
    if (!active.ok) return setFailed(active)
    if (!available.ok) return setFailed(available)
    if (!over.ok) return setFailed(over)
    setLists({
      offers: offers.data.rows,
      running: [...active.data.rows, ...available.data.rows],
      over: over.data.rows,
    })
  }, [locale])
  useEffect(() => void read(), [read])

  /** Returns its new state. */
  async function convert(relationId: string, into: Into): Promise<FreeRounds | undefined> {
    setFailed(undefined)
    const answer = await api(calls.convertOffer, { body: { relationId, into, acceptsTerms: true } })
    if (!answer.ok) {
      setFailed(answer)
      return undefined
    }
    await read()
    return answer.data
  }
  return { lists, failed, convert }
}
