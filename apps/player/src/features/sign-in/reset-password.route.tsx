import { useState, type FormEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { submitPasswordReset } from '#contract/onling-v2/player.ts'
import { Button } from '#ui/button/button.tsx'
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
  return (
    <MoreTexts locale={loaderData.locale} texts={loaderData.texts}>
      <ResetPassword data={loaderData} />
    </MoreTexts>
  )
}

function ResetPassword({ data: { locale, errors } }: { data: Route.ComponentProps['loaderData'] }) {
  const t = useTranslations('signIn')
  const [params] = useSearchParams()
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    setIsBusy(true)
    const answer = await api(submitPasswordReset, { body: { token: params.get('token') ?? '', password } })
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
        <Link className="text-link" to={paths.login(locale)}>
          {t('backToSignIn')}
        </Link>
      </div>
    </main>
  )
}
