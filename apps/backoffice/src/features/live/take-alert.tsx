import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { listAlerts } from '#contract/play-v1/risk-alerts.ts'
import { openCase } from '#contract/play-v1/risk-cases.ts'
import { Button } from '#ui/button/button.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { paths } from '../../shell/paths.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useMay } from '../../shell/session.ts'
import { useKeys } from '../../shell/keys.ts'
import { useTexts } from '../../shell/use-texts.ts'

/** Takes the oldest waiting alert in one's areas, and assigns its case. */
export function TakeAlert() {
  return useMay('risk.work') ? <Take /> : null
}

function Take() {
  const { t } = useTexts()
  const go = useNavigate()
  const take = useMutation({
    mutationFn: async () => {
      const query = { states: ['waiting' as const], sort: 'raisedAt', descending: false, limit: 1 }
      const [oldest] = (await ask(api(listAlerts, { query }))).rows
      return oldest ? ask(api(openCase, { body: { alertId: oldest.alertId } })) : undefined
    },
    onSuccess: async (opened) => {
      if (opened) await go(paths.riskCase(opened.caseId))
      else announce(t('live.alertGone'))
    },
  })
  const run = () => {
    if (!take.isPending) take.mutate()
  }
  useKeys([{ keys: 'u', label: t('live.takeAlert'), run }])
  return (
    <>
      {' '}
      <Button variant="outlined" size="small" aria-disabled={take.isPending} onClick={run}>
        {t('live.takeAlert')} <kbd>U</kbd>
      </Button>
      {take.isError ? <ProblemNote error={take.error} /> : null}
    </>
  )
}
