import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getCallerCheck } from '#contract/play-v1/staff-callers.ts'
import { api, ask } from '../../../shell/api.ts'
import { Status } from '../../../shell/status.tsx'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeClock } from '../../../shell/write-time.ts'

/** The server determines the expiry; it is queried this long after it. */
const MARGIN_MS = 500

/** Whether somebody who calls as this player was verified, and by whom. */
export function useCallerCheck(playerId: number) {
  return useQuery({
    queryKey: ['player', playerId, 'caller'],
    queryFn: () => ask(api(getCallerCheck, { query: { playerId } })),
    enabled: Number.isSafeInteger(playerId) && playerId > 0,
  })
}

/** The state of the caller check: verified until an instant, or not. It expires without a reload. */
export function CallerStatus({ playerId }: { readonly playerId: number }) {
  const { t, language } = useTexts()
  const { data, refetch } = useCallerCheck(playerId)
  const end = data?.verifiedUntil ? Date.parse(data.verifiedUntil) : undefined
  useEffect(() => {
    if (end === undefined) return
    const timer = setTimeout(() => void refetch(), Math.max(0, end - Date.now()) + MARGIN_MS)
    return () => clearTimeout(timer)
  }, [end, refetch])
  if (!data) return null
  if (!data.verifiedUntil) return <Status kind="idle">{t('caller.unverified')}</Status>
  return (
    <Status kind="ok" tinted>
      {t('caller.verified', { at: writeClock(data.verifiedUntil, language), by: data.verifiedBy ?? '' })}
    </Status>
  )
}
