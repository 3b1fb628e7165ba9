import { useQuery } from '@tanstack/react-query'
import { version } from '#contract/capi-v1/diagnostics.ts'
import { api, ask } from './api.ts'
import { Note } from './note.tsx'
import { useTexts } from './use-texts.ts'
import { writeMoment } from './write-time.ts'

const LOOK_EVERY_MS = 60_000

/** In an installation for trials whose clock automatic tests have moved: how late it is there. */
export function MovedClockBanner() {
  const { t, language } = useTexts()
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['version'],
    queryFn: () => ask(api(version, {})),
    refetchInterval: LOOK_EVERY_MS,
  })
  if (data === undefined || data.clockShiftMs === 0) return null
  const at = new Date(dataUpdatedAt + data.clockShiftMs).toISOString()
  return (
    <Note kind="wait" role="status">
      <span>{t('clock.moved', { at: writeMoment(at, language) })}</span>
    </Note>
  )
}
