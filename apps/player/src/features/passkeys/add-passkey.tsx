import type { startRegistration } from '@simplewebauthn/browser'
import { useEffect, useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import { addOwnPasskey, beginOwnPasskey } from '#contract/play-v1/player-passkeys.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { Field } from '../../shell/fields/field.tsx'
import { PageForm } from '../../shell/fields/page-form.tsx'

type Props = {
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly onAdded: () => void
}

type Options = Parameters<typeof startRegistration>[0]['optionsJSON']
/** The name must have a visible character: otherwise it is refused after the device has created its passkey. */
const SEEN = String.raw`[\s\S]*(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}][\s\S]*`

type State = 'unknown' | 'impossible' | 'asking' | 'busy' | 'given-up'

/** A new passkey: its name and the password, then the browser's own dialog. */
export function AddPasskey({ errors, onAdded }: Props) {
  const t = useTranslations('passkeys')
  const [state, setState] = useState<State>('unknown')
  const [failed, setFailed] = useState<Failed>()

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what the browser can do is known after hydration
    setState('PublicKeyCredential' in globalThis ? 'asking' : 'impossible')
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const valueOf = (name: string) => String(fields.get(name) ?? '')
    setFailed(undefined)
    setState('busy')
    const begun = await api(beginOwnPasskey, { body: { password: valueOf('password') } })
    if (!begun.ok) return fail(begun)
    const made = await makePasskey(begun.data.options)
    if (!made) return setState('given-up')
    const answer = await api(addOwnPasskey, { body: { name: valueOf('name').trim(), answer: made } })
    if (!answer.ok) return fail(answer)
    form.reset()
    setState('asking')
    onAdded()
  }

  function fail(refused: Failed) {
    setFailed(refused)
    setState('asking')
  }

  if (state === 'unknown') return null
  if (state === 'impossible') return <p className="note">{t('impossible')}</p>
  return (
    <PageForm onSubmit={(event) => void submit(event)}>
      <h2>{t('addTitle')}</h2>
      <p>{t('how')}</p>
      <Field
        label={t('name')}
        name="name"
        hint={t('nameHint')}
        autoComplete="off"
        required
        maxLength={60}
        pattern={SEEN}
      />
      <Field
        label={t('password')}
        type="password"
        name="password"
        autoComplete="current-password"
        required
        maxLength={200}
        hint={t('passwordHint')}
      />
      <output>{state === 'given-up' ? <span className="note">{t('givenUp')}</span> : null}</output>
      <Failure failed={failed} texts={errors} />
      <Button type="submit" size="large" className="button-full" isLoading={state === 'busy'}>
        {t('add')}
      </Button>
    </PageForm>
  )
}

/** The credential of the browser; undefined if its dialog was closed, or the device has a passkey already. */
async function makePasskey(options: Readonly<Record<string, unknown>>) {
  const webAuthn = await import('./make-passkey.ts')
  try {
    return { ...(await webAuthn.startRegistration({ optionsJSON: options as unknown as Options })) }
  } catch {
    return undefined
  }
}
