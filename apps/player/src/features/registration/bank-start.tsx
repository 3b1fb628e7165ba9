import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { Language } from '#config/shapes.ts'
import { startByBank } from '#contract/play-v1/newcomer.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { writeClientValue } from '../../shell/client-values.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { paths } from '../../shell/paths.ts'

/** Starts the identification at the bank, which also verifies the account. */
export function BankStart({
  locale,
  returnTo,
  label,
  errors,
}: {
  readonly locale: Language
  /** Where the player goes once registered. */
  readonly returnTo: string | undefined
  readonly label: string
  readonly errors: Readonly<Record<string, string>> | undefined
}) {
  const t = useTranslations('registration')
  const [isBusy, setIsBusy] = useState(false)
  const [failed, setFailed] = useState<Failed>()

  async function start() {
    setIsBusy(true)
    setFailed(undefined)
    writeClientValue('registrationReturn', returnTo)
    const answer = await api(startByBank, { body: { returnPath: paths.register(locale), language: locale } })
    if (answer.ok) return location.assign(answer.data.redirectUrl)
    setIsBusy(false)
    setFailed(answer)
  }

  return (
    <div className="kyc-way">
      <Button size="large" variant="outlined" className="button-full" isLoading={isBusy} onClick={() => void start()}>
        {label}
      </Button>
      <small>{t('bank.hint')}</small>
      <Failure failed={failed} texts={errors} />
    </div>
  )
}
