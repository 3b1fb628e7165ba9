import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl/react'
import type { ReplyOf } from '#contract/call.ts'
import * as calls from '#contract/play-v1/support.ts'
import { ticketCan } from '#contract/states/ticket-states.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { PageForm } from '../../shell/fields/page-form.tsx'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { isTooShort } from './message-field.tsx'
import { MessageFields } from './message-fields.tsx'
import { Thread } from './thread.tsx'
import { TicketState } from './ticket-state.tsx'
import { useFiles } from './use-files.ts'
import { useMessageKey } from './use-message-key.ts'

export type OwnTicket = ReplyOf<typeof calls.getTicket>

type Props = { readonly first: OwnTicket; readonly errors: Readonly<Record<string, string>> | undefined }

/** A question with all messages, and the available actions. */
export function TicketPage({ first, errors }: Props) {
  const t = useTranslations('help')
  const format = useFormatter()
  const { locale } = useSite()
  const files = useFiles()
  const keyFor = useMessageKey()
  const [ticket, setTicket] = useState(first)
  const [busy, setBusy] = useState<'write' | 'close'>()
  const [isShort, setIsShort] = useState(false)
  const [failed, setFailed] = useState<Failed>()
  const { ticketId, number, topic, state, closesAt } = ticket
  const isClosed = ticketCan('reopen', state)

  async function write(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const text = String(new FormData(form).get('text') ?? '').trim()
    setFailed(undefined)
    setIsShort(isTooShort(text))
    if (isTooShort(text) || files.isBusy) return
    setBusy('write')
    const written = { ticketId, text, fileIds: files.kept.map(({ fileId }) => fileId) }
    const body = { ...written, idempotencyKey: keyFor(written) }
    const answer = await (isClosed ? api(calls.reopen, { body }) : api(calls.reply, { body }))
    setBusy(undefined)
    if (!answer.ok) return refused(answer)
    form.reset()
    files.forget()
    setTicket(answer.data)
  }

  async function close() {
    setFailed(undefined)
    setBusy('close')
    const answer = await api(calls.close, { body: { ticketId } })
    setBusy(undefined)
    if (answer.ok) setTicket(answer.data)
    else await refused(answer)
  }

  /** Shows the changes of support beside the error. */
  async function refused(answer: Failed & { readonly status: number }) {
    if (answer.status === 401) return location.assign(paths.login(locale, paths.ticket(locale, ticketId)))
    setFailed(answer)
    if (answer.code !== 'ERR_STATE_CHANGED') return
    const now = await api(calls.getTicket, { query: { ticketId } })
    if (now.ok) setTicket(now.data)
  }

  return (
    <main className="page-width help-page" id="content">
      <Link className="text-link" to={paths.tickets(locale)}>
        {t('own')}
      </Link>
      <div className="stack help-page-narrow">
        <header className="page-head">
          <p>
            <TicketState state={state} /> {t('number', { number: String(number) })}
          </p>
          <h1>{t(`topic.${topic}`)}</h1>
        </header>
        <Thread ticket={ticket} errors={errors} />
        {closesAt ? (
          <p className="thread-event">
            {t('closesAt', { moment: format.dateTime(new Date(closesAt), { dateStyle: 'medium' }) })}
          </p>
        ) : null}
        <section className="panel">
          {isClosed ? <p>{t('reopenText')}</p> : null}
          <PageForm noValidate refused={isShort ? { isShort } : undefined} onSubmit={(event) => void write(event)}>
            <MessageFields label={t('reply')} isShort={isShort} files={files} errors={errors} />
            <Failure failed={failed} texts={errors} />
            <div className="button-set">
              <Button type="submit" size="large" isLoading={busy === 'write'}>
                {t(isClosed ? 'reopen' : 'replyGo')}
              </Button>
              {ticketCan('close', state) ? (
                <Button variant="outlined" size="large" isLoading={busy === 'close'} onClick={() => void close()}>
                  {t('solved')}
                </Button>
              ) : null}
            </div>
          </PageForm>
        </section>
      </div>
    </main>
  )
}
