import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { writeLetter, type StaffLetter } from '#contract/play-v1/staff-letters.ts'
import { listTemplates } from '#contract/play-v1/staff-support.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { announce } from '../../../shell/announce.tsx'
import { api, ask } from '../../../shell/api.ts'
import { isCtrlEnter } from '../../../shell/is-ctrl-enter.ts'
import layout from '../../../shell/layout.module.css'
import { Note } from '../../../shell/note.tsx'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { useMe } from '../../../shell/session.ts'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'

type Props = {
  readonly playerId: number
  /** The player's language, in which the letter is written. */
  readonly language: StaffLetter['language']
  readonly onClose: () => void
  readonly onSent: () => void
}

/** A letter from a template, with a preview as the player will read it. */
export function LetterDialog({ playerId, language, onClose, onSent }: Props) {
  const { t, or } = useTexts()
  const id = useId()
  const me = useMe().data
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [templateId, setTemplateId] = useState('')
  const query = useQuery({ queryKey: ['support', 'templates'], queryFn: () => ask(api(listTemplates, { query: {} })) })
  // Templates with a ticket's number are only for answers to tickets.
  const templates = (query.data?.templates ?? []).filter(({ texts }) => !texts[language]?.includes('{number}'))
  const chosen = templates.find((one) => one.templateId === templateId)
  const text = chosen?.texts[language]
  const send = useMutation({
    mutationFn: () => ask(api(writeLetter, { body: { playerId, templateId, idempotencyKey } })),
    onSuccess: () => {
      announce(t('letters.sent'))
      onSent()
      onClose()
    },
  })
  const trySend = () => {
    if (text !== undefined && !send.isPending) send.mutate()
  }
  return (
    <Dialog
      labelledBy={`${id}t`}
      onClose={onClose}
      onKeyDown={(event) => {
        if (isCtrlEnter(event)) trySend()
      }}
    >
      <DialogTitle id={`${id}t`}>{t('letters.writeTitle', { id: playerId })}</DialogTitle>
      <DialogBody>
        {query.isError ? <ProblemNote error={query.error} onRetry={() => void query.refetch()} /> : null}
        <Select
          label={t('letters.template')}
          value={templateId}
          onChange={(event) => setTemplateId(event.target.value)}
        >
          <option value="">{t('letters.choose')}</option>
          {templates.map((one) => (
            <option key={one.templateId} value={one.templateId}>
              {one.name}
            </option>
          ))}
        </Select>
        {query.isSuccess && templates.length === 0 ? (
          <p className={joinClasses(textStyles.small, textStyles.muted)}>{t('letters.noTemplates')}</p>
        ) : null}
        <p className={joinClasses(textStyles.small, textStyles.secondary)}>
          {t('letters.speaks', { language: or(`language.${language}`, language) })}
        </p>
        {chosen?.topic === 'bonuses' ? (
          <Note kind="hold">
            <div>{t('letters.offerRule')}</div>
          </Note>
        ) : null}
        {chosen ? (
          <blockquote lang={language} className={joinClasses(textStyles.small, textStyles.wraps)}>
            {text ?? t('letters.noText')}
          </blockquote>
        ) : null}
        {send.isError ? <ProblemNote error={send.error} /> : null}
      </DialogBody>
      <DialogActions>
        <span className={joinClasses(textStyles.small, textStyles.muted, layout.grow)}>
          {t('confirm.recordedAs', { name: me?.user.name ?? '' })}
        </span>
        <Button variant="outlined" onClick={onClose}>
          {t('confirm.back')} <kbd>Esc</kbd>
        </Button>
        <Button variant="primary" aria-disabled={text === undefined || send.isPending} onClick={trySend}>
          {t('letters.send')} <kbd>Ctrl</kbd>
          <kbd>↵</kbd>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
