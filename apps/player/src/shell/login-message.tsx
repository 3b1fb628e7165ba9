import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { readClientValue, writeClientValue } from './client-values.ts'
import { useSite } from './site.ts'

/** Greets once after a sign-in and goes away by itself. */
export function LoginMessage() {
  const t = useTranslations('shell')
  const { signedIn, loginMessageTimeoutMs } = useSite()
  const [isShown, setIsShown] = useState(false)
  const isSignedIn = signedIn !== null

  useEffect(() => {
    if (!isSignedIn || !readClientValue('showLoginMessage')) return undefined
    writeClientValue('showLoginMessage', false)
    // oxlint-disable-next-line react/set-state-in-effect -- storage is read after hydration
    setIsShown(true)
    return undefined
  }, [isSignedIn])

  useEffect(() => {
    if (!isShown) return undefined
    const timer = setTimeout(() => setIsShown(false), loginMessageTimeoutMs)
    return () => clearTimeout(timer)
  }, [isShown, loginMessageTimeoutMs])

  return (
    <output>
      {isShown ? <span className="toast">{t('welcome', { name: signedIn?.profile.firstName ?? '' })}</span> : null}
    </output>
  )
}
