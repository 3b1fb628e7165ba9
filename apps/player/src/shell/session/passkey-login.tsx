import type { startAuthentication } from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { beginPasskeyLogin, loginByPasskey } from '#contract/play-v1/player-passkeys.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../api.ts'
import { Failure, type Failed } from '../failure.tsx'
import { finishSignIn } from './finish-sign-in.ts'
import { keepOffering, type OfferEnd } from './offer-passkeys.ts'

type Props = {
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly returnTo: string
}

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** Sign-in by a passkey: by the button, or by choosing it where the browser offers it for the field of the e-mail. */
export function PasskeyLogin({ errors, returnTo }: Props) {
  const t = useTranslations('signIn')
  // Rendered from the first paint, so that hydration does not shift the layout; removed in the few browsers without
  // support.
  const [isThere, setIsThere] = useState(true)
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what the browser can do is known after hydration
    setIsThere('PublicKeyCredential' in globalThis)
  }, [])
  useEffect(() => {
    // The button's own dialog aborts an offer; the next one follows it.
    if (isBusy) return
    return keepOffering({
      offer: offerInField,
      onSignedIn: () => void finishSignIn(returnTo),
      onRefused: setFailed,
    })
  }, [isBusy, returnTo])

  async function enter() {
    setFailed(undefined)
    setIsBusy(true)
    const end = await signInByPasskey({ isOffered: false })
    if (end === 'signed-in') return finishSignIn(returnTo)
    setIsBusy(false)
    if (typeof end === 'object') setFailed(end)
  }

  if (!isThere) return null
  return (
    <>
      <Button variant="outlined" size="large" className="button-full" isLoading={isBusy} onClick={() => void enter()}>
        {t('byPasskey')}
      </Button>
      <Failure failed={failed} texts={errors} />
    </>
  )
}

/** Asks the browser to offer passkeys with the e-mail's field; where it cannot, nothing happens. */
async function offerInField(): Promise<OfferEnd<Failed>> {
  const { browserSupportsWebAuthnAutofill } = await import('./enter-by-passkey.ts')
  return (await browserSupportsWebAuthnAutofill()) ? signInByPasskey({ isOffered: true }) : 'not-begun'
}

async function signInByPasskey({ isOffered }: { readonly isOffered: boolean }): Promise<OfferEnd<Failed>> {
  const begun = await api(beginPasskeyLogin, { body: {} })
  if (!begun.ok) return isOffered ? 'not-begun' : begun
  const webAuthn = await import('./enter-by-passkey.ts')
  try {
    const optionsJSON = begun.data.options as unknown as Options
    const answer = await webAuthn.startAuthentication({ optionsJSON, useBrowserAutofill: isOffered })
    const entered = await api(loginByPasskey, { body: { requestId: begun.data.requestId, answer: { ...answer } } })
    return entered.ok ? 'signed-in' : entered
  } catch {
    // Closed, timed out, or aborted by the other of the two requests.
    return 'closed'
  }
}
