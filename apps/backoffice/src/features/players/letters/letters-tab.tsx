import { useQuery } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { listLetters, type StaffLetter } from '#contract/play-v1/staff-letters.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../../shell/action-button.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { queryClient, useMay } from '../../../shell/session.ts'
import textStyles from '../../../shell/text.module.css'
import { useRowKeys } from '../../../shell/use-row-keys.ts'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoment } from '../../../shell/write-time.ts'
import { MessagesList } from '../person/messages-list.tsx'
import { LetterDialog } from './letter-dialog.tsx'

/** Letters to a player: those written by staff, with their text, and every message with its delivery state. */
export function LettersTab({
  playerId,
  language,
}: {
  readonly playerId: number
  readonly language: StaffLetter['language']
}) {
  const { t } = useTexts()
  const [isWriting, setWriting] = useState(false)
  const mayWrite = useMay('support.manage')
  useRowKeys(mayWrite ? [{ keys: 'w', label: t('letters.write'), run: () => setWriting(true) }] : [])
  return (
    <div className={layout.stack}>
      <div className={layout.bar}>
        <ActionButton
          permission="support.manage"
          label={t('letters.write')}
          letter="w"
          icon={<PenLine aria-hidden="true" />}
          onClick={() => setWriting(true)}
        />
      </div>
      <WrittenLetters playerId={playerId} />
      <MessagesList playerId={playerId} />
      {isWriting ? (
        <LetterDialog
          playerId={playerId}
          language={language}
          onClose={() => setWriting(false)}
          onSent={() => void queryClient.invalidateQueries({ queryKey: ['player', playerId] })}
        />
      ) : null}
    </div>
  )
}

function WrittenLetters({ playerId }: { readonly playerId: number }) {
  const { t, or, language } = useTexts()
  const query = useQuery({
    queryKey: ['player', playerId, 'letters'],
    queryFn: () => ask(api(listLetters, { query: { playerId } })),
  })
  const letters = query.data?.letters ?? []
  return (
    <section className={layout.section} aria-labelledby="letters-title" aria-busy={query.isPending}>
      <h2 id="letters-title">{t('letters.title')}</h2>
      {query.isError ? <ProblemNote error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isSuccess && letters.length === 0 ? (
        <p className={joinClasses(textStyles.small, textStyles.muted)}>{t('letters.none')}</p>
      ) : null}
      <ul className={joinClasses(layout.column, layout.airy)}>
        {letters.map((letter) => (
          <li key={letter.letterId}>
            <details>
              <summary>
                {letter.templateName}{' '}
                <span className={joinClasses(textStyles.small, textStyles.muted)}>
                  {writeMoment(letter.writtenAt, language)}, {letter.userName},{' '}
                  {or(`language.${letter.language}`, letter.language)}
                  {letter.isOffer ? `, ${t('letters.offer')}` : ''}
                </span>
              </summary>
              <p lang={letter.language} className={joinClasses(textStyles.small, textStyles.wraps)}>
                {letter.text}
              </p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
