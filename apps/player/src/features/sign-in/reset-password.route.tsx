import { useState, type FormEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { RESET_TOKEN, submitPasswordReset } from '#contract/onling-v2/player.ts'
import { Button } from '#ui/button/button.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import type { Route } from './+types/reset-password.route.ts'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { Field } from '../../shell/fields/field.tsx'
import { PageForm } from '../../shell/fields/page-form.tsx'
import { pageParts } from '../../shell/page-parts.server.ts'
import { paths } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { finishSignIn } from '../../shell/session/finish-sign-in.ts'
import { secretAddressMeta } from './secret-address-meta.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  return pageParts(context.get(siteContext), params.locale, 'signIn', 'resetTitle')
}

export function meta({ loaderData }: Route.MetaArgs) {
  return secretAddressMeta(loaderData?.tabName)
}

export default function ResetPasswordPage({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const token = params.get('token')?.trim() ?? ''
  return (
    <MoreTexts locale={loaderData.locale} texts={loaderData.texts}>
      {RESET_TOKEN.test(token) ? (
        <ResetPassword data={loaderData} token={token} />
      ) : (
        <IncompleteLink locale={loaderData.locale} />
      )}
    </MoreTexts>
  )
}

/** Of a link that no other password can help. */
const UNUSABLE = ['ERR_TOKEN_INVALID', 'ERR_TOKEN_EXPIRED']

/** Without its whole token no new password could be accepted, so none is asked for. */
function IncompleteLink({ locale }: { readonly locale: string }) {
  const t = useTranslations('signIn')
  return (
    <main className="page-width" id="content">
      <div className="narrow panel page-state">
        <h1>{t('resetIncomplete')}</h1>
        <p>{t('resetIncompleteHint')}</p>
        <Link className={buttonClass('primary', 'large')} to={paths.newPassword(locale)}>
          {t('resetAgain')}
        </Link>
        <Link className="text-link" to={paths.login(locale)}>
          {t('backToSignIn')}
        </Link>
      </div>
    </main>
  )
}

type Props = { readonly data: Route.ComponentProps['loaderData']; readonly token: string }

function ResetPassword({ data: { locale, errors }, token }: Props) {
  const t = useTranslations('signIn')
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    setIsBusy(true)
    const answer = await api(submitPasswordReset, { body: { token, password } })
    if (answer.ok) return finishSignIn(paths.lobby(locale))
    setIsBusy(false)
    setFailed(answer.code === 'ERR_INVALID_INPUT' ? { code: 'ERR_TOKEN_INVALID' } : answer)
  }

  return (
    <main className="page-width" id="content">
      <div className="narrow panel">
        <h1>{t('resetTitle')}</h1>
        <PageForm onSubmit={(event) => void submit(event)}>
          <Field
            label={t('newPassword')}
            type="password"
            name="password"
            autoComplete="new-password"
            required
            minLength={10}
            maxLength={200}
            hint={t('passwordHint')}
          />
          <p className="note">{t('resetHint')}</p>
          <Failure failed={failed} texts={errors} />
          <Button type="submit" size="large" className="button-full" isLoading={isBusy}>
            {t('resetSubmit')}
          </Button>
        </PageForm>
        {failed && UNUSABLE.includes(failed.code) ? (
          <Link className="text-link" to={paths.newPassword(locale)}>
            {t('resetAgain')}
          </Link>
        ) : null}
        <Link className="text-link" to={paths.login(locale)}>
          {t('backToSignIn')}
        </Link>
      </div>
    </main>
  )
}
