import { useCallback, useEffect, useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { getOwnBonus } from '#contract/play-v1/own-bonuses.ts'
import { api } from '../../shell/api.ts'
import type { Failed } from '../../shell/failure.tsx'

export type Detail = ReplyOf<typeof getOwnBonus>

/** A bonus with its terms and rounds; older rounds are added below. */
export function useDetail(awardId: string) {
  const [detail, setDetail] = useState<Detail>()
  const [failed, setFailed] = useState<Failed>()
  const read = useCallback(
    async (cursor?: string) => {
      const answer = await api(getOwnBonus, { query: { awardId, limit: 20, ...(cursor ? { cursor } : {}) } })
      if (!answer.ok) return setFailed(answer)
      const { data } = answer
      setDetail((before) =>
        cursor && before
          ? { ...data, rounds: { ...data.rounds, rows: [...before.rounds.rows, ...data.rounds.rows] } }
          : data,
      )
    },
    [awardId],
  )
  useEffect(() => void read(), [read])
  return { detail, failed, readOlder: (cursor: string) => read(cursor) }
}
