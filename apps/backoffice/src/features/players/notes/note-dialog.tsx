import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { correctNote, endNote, NOTE_KINDS, TAG_LENGTH, writeNote, type Note } from '#contract/play-v1/staff-notes.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { announce } from '../../../shell/announce.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { instantOf, localOf } from '../../../shell/local-time.ts'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { useMe } from '../../../shell/session.ts'
import { StatusShape } from '../../../shell/status.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'

const LENGTH_MAX = 2000
const LENGTH_MIN = 2

type Props = {
  readonly playerId: number
  /** The one that is corrected or ended. */
  readonly note: Note | undefined
  readonly onClose: () => void
  readonly onWritten: () => void
}

/** Writes a note for colleagues, corrects one by a new version, or ends it. */
export function NoteDialog({ playerId, note, onClose, onWritten }: Props) {
  const { t } = useTexts()
  const id = useId()
  const me = useMe().data
  const body = useRef<HTMLDivElement>(null)
  const last = note?.versions[0]
  const [kind, setKind] = useState(note?.kind ?? 'call')
  const [words, setWords] = useState(last?.text ?? '')
  const [until, setUntil] = useState(last?.untilAt ? localOf(last.untilAt) : '')
  const [wasTried, setWasTried] = useState(false)
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const max = kind === 'tag' ? TAG_LENGTH : LENGTH_MAX
  const isWrong = words.trim().length < LENGTH_MIN || words.trim().length > max
  const seen = note && last ? { playerId, noteId: note.noteId, seenVersion: last.version } : undefined
  const untilAt = instantOf(until)
  const commit = useMutation({
    mutationFn: (does: 'save' | 'end') => {
      const content = { words: words.trim(), ...(untilAt ? { untilAt } : {}) }
      if (!seen) return ask(api(writeNote, { body: { playerId, kind, ...content, idempotencyKey } }))
      return does === 'end'
        ? ask(api(endNote, { body: seen }))
        : ask(api(correctNote, { body: { ...seen, ...content } }))
    },
    onSuccess: () => {
      announce(t('notes.saved'))
      onWritten()
      onClose()
    },
  })
  const save = () => {
    setWasTried(true)
    if (isWrong) body.current?.querySelector<HTMLElement>('[data-wrong]')?.focus()
    else if (!commit.isPending) commit.mutate('save')
  }
  return (
    <Dialog
      labelledBy={`${id}t`}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
      }}
    >
      <DialogTitle id={`${id}t`}>{t(note ? 'notes.correctTitle' : 'notes.writeTitle', { id: playerId })}</DialogTitle>
      <DialogBody ref={body}>
        {note ? null : (
          <Select
            label={t('notes.kind')}
            value={kind}
            onChange={(event) => setKind(NOTE_KINDS.find((one) => one === event.target.value) ?? kind)}
          >
            {NOTE_KINDS.map((one) => (
              <option key={one} value={one}>
                {t(`noteKind.${one}`)}
              </option>
            ))}
          </Select>
        )}
        <p className={joinClasses(textStyles.small, textStyles.secondary)}>
          {t(kind === 'risk' ? 'notes.riskCopy' : 'notes.copy')}
        </p>
        <Field
          label={t('notes.words')}
          problem={wasTried && isWrong ? t('notes.length', { min: LENGTH_MIN, max }) : undefined}
          problemIcon={<StatusShape kind="stop" />}
        >
          {(control) => (
            <textarea
              {...control}
              rows={kind === 'tag' ? 1 : 4}
              maxLength={max}
              value={words}
              data-wrong={isWrong ? '' : undefined}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('notes.untilField')} hint={t('notes.untilHint')}>
          {(control) => (
            <input
              {...control}
              type="datetime-local"
              value={until}
              onChange={(event) => setUntil(event.target.value)}
            />
          )}
        </Field>
        {commit.isError ? <ProblemNote error={commit.error} /> : null}
      </DialogBody>
      <DialogActions>
        <span className={joinClasses(textStyles.small, textStyles.muted, layout.grow)}>
          {t('confirm.recordedAs', { name: me?.user.name ?? '' })}
        </span>
        <Button variant="outlined" onClick={onClose}>
          {t('confirm.back')} <kbd>Esc</kbd>
        </Button>
        {note ? (
          <Button variant="outlined" aria-disabled={commit.isPending} onClick={() => commit.mutate('end')}>
            {t('notes.end')}
          </Button>
        ) : null}
        <Button variant="primary" aria-disabled={commit.isPending} onClick={save}>
          {t('notes.save')} <kbd>Ctrl</kbd>
          <kbd>↵</kbd>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
