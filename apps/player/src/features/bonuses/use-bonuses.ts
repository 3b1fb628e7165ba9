import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import * as bonuses from '#contract/onling-v2/bonuses.ts'
import { api } from '../../shell/api.ts'
import type { Failed } from '../../shell/failure.tsx'
import { paths } from '../../shell/paths.ts'
import type { BonusShown } from './bonus-card.tsx'

/** The player's bonuses, and the actions on one of them. */
export function useBonuses(locale: string) {
  const t = useTranslations('bonuses')
  const [rows, setRows] = useState<readonly BonusShown[]>()
  const [cursor, setCursor] = useState<string | null>(null)
  const [failed, setFailed] = useState<Failed>()
  const [told, setTold] = useState('')

  const read = useCallback(
    async (after?: string) => {
      const answer = await api(bonuses.getPlayerBonuses, { query: after ? { cursor: after } : {} })
      if (!answer.ok && answer.status === 401) return location.assign(paths.login(locale, paths.bonuses(locale)))
      if (!answer.ok) return setFailed(answer)
      setRows((before = []) => [...(after ? before : []), ...answer.data.rows])
      setCursor(answer.data.nextCursor)
    },
    [locale],
  )
  useEffect(() => void read(), [read])

  async function change(what: 'activate' | 'cancel', { awardId, bonus }: BonusShown) {
    setFailed(undefined)
    setTold('')
    const answer = await (what === 'activate'
      ? api(bonuses.activate, { body: { awardId, acceptsTerms: true, amountMinor: bonus.amount.amountMinor } })
      : api(bonuses.cancel, { body: { awardId } }))
    if (!answer.ok) {
      // Shows the current state beside the error.
      void read()
      return setFailed(answer)
    }
    const { data } = answer
    setRows((before = []) => before.map((one) => (one.awardId === awardId ? data : one)))
    setTold(t(what === 'activate' ? 'activated' : 'cancelled'))
  }
  return { rows, cursor, failed, told, read, change }
}
