import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { sendSupportTicket } from '#contract/onling-v2/feedback.ts'
import type { Topic } from '#contract/states/ticket-states.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { PageForm } from '../../shell/fields/page-form.tsx'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { isTooShort } from './message-field.tsx'
import { MessageFields } from './message-fields.tsx'
import { TopicField, topicIn } from './topic-field.tsx'
import { useFiles } from './use-files.ts'
import { useMessageKey } from './use-message-key.ts'

type Props = { readonly topic: Topic; readonly errors: Readonly<Record<string, string>> | undefined }

/** Sends a question to support; its page opens as soon as it is sent. */
export function AskForm({ topic, errors }: Props) {
  const t = useTranslations('help')
  const { locale } = useSite()
  const navigate = useNavigate()
  const files = useFiles()
  const keyFor = useMessageKey()
  const [isBusy, setIsBusy] = useState(false)
  const [isShort, setIsShort] = useState(false)
  const [failed, setFailed] = useState<Failed>()

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = String(form.get('text') ?? '').trim()
    setFailed(undefined)
    setIsShort(isTooShort(text))
    if (isTooShort(text) || files.isBusy) return
    setIsBusy(true)
    const asked = { topic: topicIn(form), text, fileIds: files.kept.map(({ fileId }) => fileId) }
    const answer = await api(sendSupportTicket, { body: { ...asked, idempotencyKey: keyFor(asked) } })
    if (answer.ok) return void navigate(paths.ticket(locale, answer.data.ticketId))
    setIsBusy(false)
    if (answer.status === 401) return location.assign(paths.login(locale, paths.askSupport(locale)))
    setFailed(answer)
  }

  return (
    <PageForm noValidate refused={isShort ? { isShort } : undefined} onSubmit={(event) => void send(event)}>
      <TopicField topic={topic} />
      <MessageFields label={t('textLabel')} isShort={isShort} files={files} errors={errors} />
      <Failure failed={failed} texts={errors} />
      <Button type="submit" size="large" isLoading={isBusy}>
        {t('send')}
      </Button>
    </PageForm>
  )
}
