import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '#ui/button/button.tsx'
import { Failure, type Failed } from '../failure.tsx'
import { finishSignIn } from './finish-sign-in.ts'
import { keptToken, signInByToken } from './sign-in-by-token.ts'

type Props = {
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly returnTo: string
}

/** Sign-in by one press where this device is remembered; nothing elsewhere. */
export function RememberedLogin({ errors, returnTo }: Props) {
  const t = useTranslations('signIn')
  const [remembered, setRemembered] = useState<string>()
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)

  // oxlint-disable-next-line react/set-state-in-effect -- storage is read after hydration
  useEffect(() => setRemembered(keptToken(new Date())), [])

  async function enter(token: string) {
    setFailed(undefined)
    setIsBusy(true)
    const refused = await signInByToken(token)
    if (!refused) return finishSignIn(returnTo)
    setIsBusy(false)
    setRemembered(keptToken(new Date()))
    setFailed(refused)
  }

  return (
    <>
      {remembered === undefined ? null : (
        <Button size="large" className="button-full" isLoading={isBusy} onClick={() => void enter(remembered)}>
          {t('remembered')}
        </Button>
      )}
      <Failure failed={failed} texts={errors} />
    </>
  )
}
