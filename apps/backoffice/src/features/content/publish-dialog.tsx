import { useState } from 'react'
import { publishContent } from '#contract/play-v1/staff-content.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { instantOf } from '../../shell/local-time.ts'
import layout from '../../shell/layout.module.css'
import { queryClient } from '../../shell/session.ts'
import { TextField } from '../../shell/text-field.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { CONTENT, nameOfVersion, type Item } from './content.ts'

type Props = { readonly item: Item; readonly version: number; readonly onClose: () => void }

/** Requests publication of a version, at once or from a time on; a second person must agree. */
export function PublishDialog({ item, version, onClose }: Props) {
  const { t, or } = useTexts()
  const { contentId, place } = item
  const name = nameOfVersion(item, version, or(`content.place.${place}`, place))
  const [opened] = useState(() => new Date().toISOString())
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const [isCorrection, setCorrection] = useState(false)
  const areTerms = item.kind === 'page' && item.place === 'terms'
  const isInOrder = until === '' || (instantOf(until) ?? '') > (instantOf(from) ?? opened)
  return (
    <ConfirmDialog
      title={`${t('content.publishThis', { version })}: ${name}`}
      button={t('content.publish')}
      consequences={[
        { kind: 'wait', what: name, text: t('content.publishThen') },
        ...(areTerms && !isCorrection
          ? [{ kind: 'wait' as const, what: t('content.asksAgain'), text: t('content.asksAgainThen') }]
          : []),
      ]}
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        try {
          const when = { from: instantOf(from) ?? null, until: instantOf(until) ?? null }
          const body = { contentId, version, ...when, isCorrection, explanation, acceptedWarnings }
          await ask(api(publishContent, { body }))
          announce(t('content.done'))
        } finally {
          await queryClient.invalidateQueries({ queryKey: CONTENT })
        }
      }}
    >
      <TextField
        label={t('content.from')}
        hint={t('shutdowns.zone')}
        type="datetime-local"
        value={from}
        onWrite={setFrom}
      />
      <TextField
        label={t('content.until')}
        type="datetime-local"
        value={until}
        onWrite={setUntil}
        problem={isInOrder ? undefined : t('content.problem.ends-before-it-begins')}
      />
      {areTerms ? (
        <label className={joinClasses(layout.row, textStyles.small)}>
          <input type="checkbox" checked={isCorrection} onChange={({ target }) => setCorrection(target.checked)} />
          {t('content.isCorrection')}
        </label>
      ) : null}
    </ConfirmDialog>
  )
}
