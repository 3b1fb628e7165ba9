import type { Note } from '#contract/play-v1/staff-notes.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import controls from '../../../shell/controls.module.css'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoment } from '../../../shell/write-time.ts'

/** The current version of a note: who, when, until when; earlier versions are collapsed. */
export function NoteShown({ note, onCorrect }: { readonly note: Note; readonly onCorrect: (() => void) | undefined }) {
  const { t, language } = useTexts()
  const [newest, ...earlier] = note.versions
  if (!newest) return null
  const until = newest.untilAt ? writeMoment(newest.untilAt, language) : undefined
  return (
    <li>
      <div className={textStyles.wraps}>
        {note.kind === 'tag' ? <span className={controls.tag}>{newest.text}</span> : newest.text}
      </div>
      <div className={joinClasses(textStyles.tiny, textStyles.muted)}>
        <b>{newest.userName}</b> {writeMoment(newest.writtenAt, language)}, {t(`noteKind.${note.kind}`)}
        {newest.change === 'ended'
          ? `, ${t('notes.ended')}`
          : until
            ? `, ${t(note.isInForce ? 'notes.until' : 'notes.wasUntil', { at: until })}`
            : ''}
        {onCorrect && note.isInForce ? (
          <Button variant="ghost" size="small" data-opener onClick={onCorrect}>
            {t('notes.correct')}
          </Button>
        ) : null}
      </div>
      {earlier.length > 0 ? (
        <details>
          <summary className={joinClasses(textStyles.tiny, textStyles.secondary)}>
            {t('notes.earlier', { count: earlier.length })}
          </summary>
          <ol>
            {earlier.map((version) => (
              <li
                key={version.version}
                className={joinClasses(textStyles.tiny, textStyles.secondary, textStyles.wraps)}
              >
                <b>{version.userName}</b> {writeMoment(version.writtenAt, language)}: {version.text}
              </li>
            ))}
          </ol>
        </details>
      ) : null}
    </li>
  )
}
