import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { loginByEmail } from '#contract/onling-v2/player.ts'
import { Button } from '#ui/button/button.tsx'
import { DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { Sheet } from '#ui/dialog/sheet.tsx'
import { api } from '../api.ts'
import { Failure, type Failed } from '../failure.tsx'
import { Field } from '../fields/field.tsx'
import { PageForm } from '../fields/page-form.tsx'
import { paths } from '../paths.ts'
import { useSite } from '../site.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { PasskeyLogin } from './passkey-login.tsx'
import { RememberedLogin } from './remembered-login.tsx'

type Props = {
  readonly errors: Readonly<Record<string, string>> | undefined
  /** Where the player goes once signed in. */
  readonly returnTo: string
  readonly onClose: () => void
}

/** Sign-in over the current page, by remembered device, passkey or password. Codes, cards and a new account are on their own pages. */
export default function SignInSheet({ errors, returnTo, onClose }: Props) {
  const t = useTranslations('signIn')
  const { locale } = useSite()
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const valueOf = (name: string) => String(form.get(name) ?? '')
    setFailed(undefined)
    setIsBusy(true)
    const answer = await api(loginByEmail, { body: { email: valueOf('email'), password: valueOf('password') } })
    if (answer.ok) return finishSignIn(returnTo)
    setIsBusy(false)
    setFailed(answer)
  }

  return (
    <Sheet labelledBy="sign-in-sheet" onClose={onClose}>
      <DialogTitle id="sign-in-sheet">{t('title')}</DialogTitle>
      <DialogBody>
        <RememberedLogin errors={errors} returnTo={returnTo} />
        <PasskeyLogin errors={errors} returnTo={returnTo} />
        <PageForm onSubmit={(event) => void submit(event)}>
          <Field
            label={t('email')}
            type="email"
            name="email"
            autoComplete="username webauthn"
            required
            maxLength={254}
          />
          <Field
            label={t('password')}
            type="password"
            name="password"
            autoComplete="current-password"
            required
            maxLength={200}
          />
          <Failure failed={failed} texts={errors} />
          <Button type="submit" size="large" className="button-full" isLoading={isBusy}>
            {t('submit')}
          </Button>
        </PageForm>
        <Link className="text-link" to={paths.login(locale, returnTo)}>
          {t('otherWays')}
        </Link>
        <Link className="text-link" to={paths.register(locale, returnTo)}>
          {t('toRegister')}
        </Link>
        <Button variant="ghost" onClick={onClose}>
          {t('closeSheet')}
        </Button>
      </DialogBody>
    </Sheet>
  )
}
