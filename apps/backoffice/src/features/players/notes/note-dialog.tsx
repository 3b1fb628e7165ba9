import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { correctNote, endNote, TAG_LENGTH, writeNote, type Note } from '#contract/play-v1/staff-notes.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { announce } from '../../../shell/announce.tsx'
import { api, ask } from '../../../shell/api.ts'
import { isCtrlEnter } from '../../../shell/is-ctrl-enter.ts'
import layout from '../../../shell/layout.module.css'
import { instantOf, localOf } from '../../../shell/local-time.ts'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { useMe } from '../../../shell/session.ts'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { LENGTH_MIN, NoteFields, type Written } from './note-fields.tsx'

const LENGTH_MAX = 2000

type Props = {
  readonly playerId: number
  /** The note to correct or end. */
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
  const [written, setWritten] = useState<Written>({
    kind: note?.kind ?? 'call',
    words: last?.text ?? '',
    until: localOf(last?.untilAt),
  })
  const { kind, words, until } = written
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
        if (isCtrlEnter(event)) save()
      }}
    >
      <DialogTitle id={`${id}t`}>{t(note ? 'notes.correctTitle' : 'notes.writeTitle', { id: playerId })}</DialogTitle>
      <DialogBody ref={body}>
        <NoteFields
          isNew={note === undefined}
          written={{ kind, words, until }}
          max={max}
          isWrong={isWrong}
          wasTried={wasTried}
          onChange={(change) => setWritten({ ...written, ...change })}
        />
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
