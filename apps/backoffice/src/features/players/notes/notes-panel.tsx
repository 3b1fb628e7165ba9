import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { listNotes, type Note } from '#contract/play-v1/staff-notes.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../../shell/action-button.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { useMay } from '../../../shell/session.ts'
import textStyles from '../../../shell/text.module.css'
import { useRowKeys } from '../../../shell/use-row-keys.ts'
import { useTexts } from '../../../shell/use-texts.ts'
import { NoteDialog } from './note-dialog.tsx'
import { NoteShown } from './note-shown.tsx'

/** Notes of colleagues about a player: valid tags, then notes; ended and expired ones are collapsed below. */
export function NotesPanel({ playerId }: { readonly playerId: number }) {
  const { t } = useTexts()
  const mayWrite = useMay('players.notes')
  const [open, setOpen] = useState<'new' | Note>()
  const query = useQuery({
    queryKey: ['player', playerId, 'notes'],
    queryFn: () => ask(api(listNotes, { query: { playerId } })),
  })
  useRowKeys(mayWrite ? [{ keys: 'n', label: t('notes.write'), run: () => setOpen('new') }] : [])
  const notes = query.data?.notes ?? []
  const inForce = notes.filter(({ isInForce }) => isInForce)
  const over = notes.filter(({ isInForce }) => !isInForce)
  const shown = (note: Note) => (
    <NoteShown key={note.noteId} note={note} onCorrect={mayWrite ? () => setOpen(note) : undefined} />
  )
  return (
    <section className={layout.section} aria-labelledby="notes-title" aria-busy={query.isPending}>
      <div className={joinClasses(layout.row, layout.between, layout.wrap)}>
        <h2 id="notes-title">{t('notes.title')}</h2>
        <ActionButton
          permission="players.notes"
          label={t('notes.write')}
          letter="n"
          variant="ghost"
          size="small"
          icon={<Plus aria-hidden="true" />}
          onClick={() => setOpen('new')}
        />
      </div>
      {query.isError ? <ProblemNote error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isSuccess && notes.length === 0 ? (
        <p className={joinClasses(textStyles.small, textStyles.muted)}>{t('notes.none')}</p>
      ) : null}
      <ul className={joinClasses(layout.column, layout.airy)}>
        {inForce.filter(({ kind }) => kind === 'tag').map(shown)}
        {inForce.filter(({ kind }) => kind !== 'tag').map(shown)}
      </ul>
      {over.length > 0 ? (
        <details>
          <summary className={joinClasses(textStyles.small, textStyles.secondary)}>
            {t('notes.over', { count: over.length })}
          </summary>
          <ul className={joinClasses(layout.column, layout.airy)}>{over.map(shown)}</ul>
        </details>
      ) : null}
      {open ? (
        <NoteDialog
          playerId={playerId}
          note={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
          onWritten={() => void query.refetch()}
        />
      ) : null}
    </section>
  )
}
