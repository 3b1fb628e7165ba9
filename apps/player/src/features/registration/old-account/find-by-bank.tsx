import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { Language } from '#config/shapes.ts'
import { startByKyc } from '#contract/onling-v2/player-migration.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../../shell/api.ts'
import { Failure, type Failed } from '../../../shell/failure.tsx'
import { paths } from '../../../shell/paths.ts'

type Props = {
  readonly locale: Language
  readonly label: string
  readonly errors: Parameters<typeof Failure>[0]['texts']
}

/** Starts the identification at the bank, which redirects back to this page. */
export function FindByBank({ locale, label, errors }: Props) {
  const t = useTranslations('oldAccount')
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)

  async function start() {
    setFailed(undefined)
    setIsBusy(true)
    const answer = await api(startByKyc, { body: { language: locale, returnPath: paths.oldAccount(locale) } })
    if (answer.ok && answer.data.redirectUrl) return location.assign(answer.data.redirectUrl)
    setIsBusy(false)
    if (!answer.ok) setFailed(answer)
  }

  return (
    <div className="form-rows">
      <p className="note">{t('bankHint')}</p>
      <Failure failed={failed} texts={errors} />
      <Button size="large" className="button-full" isLoading={isBusy} onClick={() => void start()}>
        {label}
      </Button>
    </div>
  )
}
