import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import { askFromOutside } from '#contract/play-v1/support.ts'
import type { Topic } from '#contract/states/ticket-states.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { Field } from '../../shell/fields/field.tsx'
import { PageForm } from '../../shell/fields/page-form.tsx'
import { isTooShort, MessageField } from './message-field.tsx'
import { TopicField, topicIn } from './topic-field.tsx'
import { useMessageKey } from './use-message-key.ts'

type Props = { readonly topic: Topic; readonly errors: Readonly<Record<string, string>> | undefined }

/** For players who cannot sign in: e-mail and password prove the sender, and the whole answer is sent to the e-mail. */
export function AskFromOutside({ topic, errors }: Props) {
  const t = useTranslations('help')
  const keyFor = useMessageKey()
  const [isBusy, setIsBusy] = useState(false)
  const [isShort, setIsShort] = useState(false)
  const [failed, setFailed] = useState<Failed>()
  const [number, setNumber] = useState<number>()

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = String(form.get('text') ?? '').trim()
    setFailed(undefined)
    setIsShort(isTooShort(text))
    if (isTooShort(text)) return
    setIsBusy(true)
    const who = { email: String(form.get('email') ?? ''), password: String(form.get('password') ?? '') }
    const asked = { topic: topicIn(form), text }
    const answer = await api(askFromOutside, {
      body: { ...who, ...asked, idempotencyKey: keyFor({ ...asked, email: who.email }) },
    })
    setIsBusy(false)
    if (answer.ok) setNumber(answer.data.number)
    else setFailed(answer)
  }

  return (
    <section className="panel">
      <h2>{t('outsideTitle')}</h2>
      {number === undefined ? (
        <>
          <p>{t('outsideText')}</p>
          <PageForm refused={isShort ? { isShort } : undefined} onSubmit={(event) => void send(event)}>
            <Field label={t('email')} type="email" name="email" autoComplete="username" required maxLength={254} />
            <Field
              label={t('password')}
              type="password"
              name="password"
              autoComplete="current-password"
              required
              maxLength={200}
            />
            <TopicField topic={topic} />
            <MessageField label={t('textLabel')} isShort={isShort} />
            <Failure failed={failed} texts={errors} />
            <Button type="submit" size="large" variant="outlined" isLoading={isBusy}>
              {t('send')}
            </Button>
          </PageForm>
        </>
      ) : (
        <p className="note" role="status">
          {t('outsideSent', { number: String(number) })}
        </p>
      )}
    </section>
  )
}
