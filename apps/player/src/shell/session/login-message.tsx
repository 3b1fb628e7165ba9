import { useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl/react'
import { getActiveSessions } from '#contract/onling-v2/player.ts'
import { Toast } from '#ui/toast/toast.tsx'
import { api } from '../api.ts'
import { readClientValue, writeClientValue } from '../client-values.ts'
import { useSite } from '../site.ts'

/** Greets once after a sign-in and disappears automatically. */
export function LoginMessage() {
  const t = useTranslations('shell')
  const { signedIn, loginMessageTimeoutMs } = useSite()
  const format = useFormatter()
  const [isShown, setIsShown] = useState(false)
  const [previousAt, setPreviousAt] = useState<string>()
  const isSignedIn = signedIn !== null

  useEffect(() => {
    if (!isSignedIn || !readClientValue('showLoginMessage')) return undefined
    writeClientValue('showLoginMessage', false)
    // oxlint-disable-next-line react/set-state-in-effect -- storage is read after hydration
    setIsShown(true)
    // A player who sees an unknown sign-in can end it in the account.
    void api(getActiveSessions, { query: {} }).then((answer) => {
      if (answer.ok) setPreviousAt(answer.data.previous?.openedAt)
    })
    return undefined
  }, [isSignedIn])

  useEffect(() => {
    if (!isShown) return undefined
    const timer = setTimeout(() => setIsShown(false), loginMessageTimeoutMs)
    return () => clearTimeout(timer)
  }, [isShown, loginMessageTimeoutMs])

  const previous =
    previousAt &&
    t('previousSignIn', {
      moment: format.dateTime(new Date(previousAt), { dateStyle: 'medium', timeStyle: 'short' }),
    })
  const welcome = t('welcome', { name: signedIn?.profile.firstName ?? '' })
  return (
    <div className={isShown ? 'login-message' : undefined}>
      <Toast text={isShown ? welcome : ''} detail={previous} />
    </div>
  )
}
