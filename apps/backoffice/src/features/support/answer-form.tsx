import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { addNote, answer, close, listTemplates, reopen } from '#contract/play-v1/staff-support.ts'
import { ticketCan } from '#contract/states/ticket-states.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask, codeOf } from '../../shell/api.ts'
import controls from '../../shell/controls.module.css'
import { isCtrlEnter } from '../../shell/is-ctrl-enter.ts'
import { useKeys } from '../../shell/keys.ts'
import layout from '../../shell/layout.module.css'
import { Note } from '../../shell/note.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useMay } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { fillTemplate } from './fill-template.ts'
import { showChanged, SUPPORT, type Ticket } from './tickets.ts'

const TEXT_MIN = 2
const TEXT_MAX = 4000

type Props = { readonly shown: Ticket; readonly onChangedMeanwhile: () => void }

/** Answers a player, from a template or freely, or adds a note for colleagues. */
export function AnswerForm({ shown, onChangedMeanwhile }: Props) {
  const { t, or } = useTexts()
  const { ticket } = shown
  const { language } = ticket
  const may = useMay('support.manage')
  const field = useRef<HTMLTextAreaElement>(null)
  const {
    text,
    setText,
    templateId,
    setTemplateId,
    closes,
    setCloses,
    change,
    fitting,
    isIdle,
    canAnswer,
    send,
    note,
  } = useAnswer(shown, may, onChangedMeanwhile)
  useKeys(may ? [{ keys: 'o', label: t('support.keyAnswer'), run: () => field.current?.focus() }] : [])
  if (!may) return null

  function choose(id: string) {
    setTemplateId(id)
    const chosen = fitting.find((one) => one.templateId === id)?.texts[language]
    if (chosen) setText(fillTemplate(chosen, ticket))
    field.current?.focus()
  }
  return (
    <footer className={layout.actions}>
      {canAnswer ? (
        <Select label={t('support.template')} value={templateId} onChange={(event) => choose(event.target.value)}>
          <option value="">{t('support.noTemplate')}</option>
          {fitting.map((one) => (
            <option key={one.templateId} value={one.templateId}>
              {one.name}
            </option>
          ))}
        </Select>
      ) : null}
      <Field
        label={canAnswer ? t('support.answer') : t('support.writeNote')}
        hint={canAnswer ? t('support.answerIn', { language: or(`language.${language}`, language) }) : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            ref={field}
            rows={4}
            maxLength={TEXT_MAX}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (isCtrlEnter(event)) send()
            }}
          />
        )}
      </Field>
      {change.isError ? (
        codeOf(change.error) === 'ERR_STATE_CHANGED' ? (
          <Note kind="risk" role="alert">
            {t('support.changed')}
          </Note>
        ) : (
          <ProblemNote error={change.error} />
        )
      ) : null}
      <div className={joinClasses(layout.row, layout.wrap)}>
        {canAnswer ? (
          <>
            <label className={controls.check}>
              <input
                type="checkbox"
                className={controls.checkbox}
                checked={closes}
                onChange={(event) => setCloses(event.target.checked)}
              />
              {t('support.closes')}
            </label>
            <Button variant="primary" aria-disabled={!isIdle} onClick={send}>
              {t('support.send')} <kbd>Ctrl</kbd>
              <kbd>↵</kbd>
            </Button>
          </>
        ) : null}
        <Button variant="outlined" aria-disabled={!isIdle} onClick={note}>
          {t('support.addNote')}
        </Button>
        <span className={layout.grow} />
        <EndButtons shown={shown} onRun={(run) => change.mutate({ run })} />
      </div>
    </footer>
  )
}

/** The typed text, and the calls that send it. */
function useAnswer({ ticket, lastMessageId }: Ticket, may: boolean, onChangedMeanwhile: () => void) {
  const { t } = useTexts()
  const { ticketId, state } = ticket
  const [text, setText] = useState('')
  const [templateId, setTemplateId] = useState('')
  const [closes, setCloses] = useState(false)
  // A retry with the same text is the same message, even if the first response was lost.
  const [idempotencyKey, renewKey] = useState(() => crypto.randomUUID())
  const templates = useQuery({
    queryKey: [...SUPPORT, 'templates'],
    queryFn: () => ask(api(listTemplates, { query: {} })),
    enabled: may,
  })
  const fitting = (templates.data?.templates ?? []).filter(({ topic }) => topic === null || topic === ticket.topic)
  const change = useMutation({
    mutationFn: ({ run }: { readonly run: () => Promise<Ticket>; readonly said?: string }) => run(),
    onSuccess: async (changed, { said }) => {
      if (said) {
        setText('')
        setTemplateId('')
        setCloses(false)
        renewKey(crypto.randomUUID())
        announce(said)
      }
      await showChanged(changed)
    },
    onError: (error) => (codeOf(error) === 'ERR_STATE_CHANGED' ? onChangedMeanwhile() : undefined),
  })
  const written = text.trim()
  const isIdle = written.length >= TEXT_MIN && !change.isPending
  const canAnswer = ticketCan('answer', state)
  const send = () =>
    !isIdle || !canAnswer
      ? undefined
      : change.mutate({
          said: t('support.sent'),
          run: () => {
            const template = templateId ? { templateId } : {}
            return ask(
              api(answer, { body: { ticketId, lastMessageId, text: written, closes, idempotencyKey, ...template } }),
            )
          },
        })
  const note = () =>
    !isIdle
      ? undefined
      : change.mutate({
          said: t('support.noteAdded'),
          run: () => ask(api(addNote, { body: { ticketId, text: written, idempotencyKey } })),
        })
  return { text, setText, templateId, setTemplateId, closes, setCloses, change, fitting, isIdle, canAnswer, send, note }
}

type EndProps = { readonly shown: Ticket; readonly onRun: (run: () => Promise<Ticket>) => void }

function EndButtons({ shown: { ticket, lastMessageId }, onRun }: EndProps) {
  const { t } = useTexts()
  const { ticketId, state } = ticket
  return (
    <>
      {ticketCan('close', state) ? (
        <ActionButton
          permission="support.manage"
          label={t('support.close')}
          onClick={() => onRun(() => ask(api(close, { body: { ticketId, lastMessageId } })))}
        />
      ) : null}
      {ticketCan('reopen', state) ? (
        <ActionButton
          permission="support.manage"
          label={t('support.reopen')}
          onClick={() => onRun(() => ask(api(reopen, { body: { ticketId } })))}
        />
      ) : null}
    </>
  )
}
