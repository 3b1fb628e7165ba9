import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { finishMigration } from '#contract/onling-v2/player-migration.ts'
import type { MergeMethod } from '#contract/states/account-migration-states.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../../shell/api.ts'
import { Failure, type Failed } from '../../../shell/failure.tsx'
import type { FinishProps } from './finish-migration.tsx'

/** For signed-in players: merges the earlier account into this one. */
export function MergeOwn({
  found: { token },
  errors,
  email,
  mergeMethod,
  onFinished,
}: FinishProps & { readonly mergeMethod: MergeMethod; readonly email: string }) {
  const t = useTranslations('oldAccount')
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)

  async function merge() {
    setFailed(undefined)
    setIsBusy(true)
    const answer = await api(finishMigration, { body: { token: token ?? '', mergeMethod } })
    if (answer.ok) return onFinished(answer.data)
    setIsBusy(false)
    setFailed(answer)
  }

  return (
    <div className="form-rows">
      <p className="note">{t('mergeOwn', { email })}</p>
      <Failure failed={failed} texts={errors} />
      <Button size="large" className="button-full" isLoading={isBusy} onClick={() => void merge()}>
        {t('merge')}
      </Button>
    </div>
  )
}
