import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import { loginByCardOfPage } from '#contract/capi-v1.1/player-authentication.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { CardNumberField } from '../../shell/fields/card-number-field.tsx'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { finishSignIn } from '../../shell/session/finish-sign-in.ts'
import { PageForm } from '../../shell/fields/page-form.tsx'
import { PinField } from '../../shell/fields/pin-field.tsx'

type Props = {
  readonly errors: Parameters<typeof Failure>[0]['texts']
  readonly returnTo: string
}

/** Sign-in by the card of a venue and its PIN. A locked card is reported only after the right PIN. */
export default function CardLogin({ errors, returnTo }: Props) {
  const t = useTranslations('signIn')
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)
  const isLocked = failed?.code === 'ERR_INVALID_CARD_ID' && failed.details?.['state'] === 'locked'

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const valueOf = (name: string) => String(form.get(name) ?? '')
    setFailed(undefined)
    setIsBusy(true)
    const answer = await api(loginByCardOfPage, { body: { cardNumber: valueOf('cardNumber'), pin: valueOf('pin') } })
    if (answer.ok) return finishSignIn(returnTo)
    setIsBusy(false)
    setFailed(answer)
  }

  return (
    <PageForm onSubmit={(event) => void submit(event)}>
      <CardNumberField label={t('cardNumber')} hint={t('cardNumberHint')} />
      <PinField label={t('cardPin')} />
      {isLocked ? (
        <p className="alert" role="alert">
          {t('cardLocked')}
        </p>
      ) : (
        <Failure
          failed={failed}
          texts={{ ...errors, ERR_INVALID_CREDENTIALS: t('cardWrong'), ERR_TOO_MANY_BAD_ATTEMPTS: t('cardTooMany') }}
        />
      )}
      <Button type="submit" size="large" className="button-full" isLoading={isBusy}>
        {t('submit')}
      </Button>
    </PageForm>
  )
}
