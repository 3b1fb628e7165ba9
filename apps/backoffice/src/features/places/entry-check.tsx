import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { checkDoor } from '#contract/play-v1/staff-hall.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Status, statusColors } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { TextField } from '../../shell/text-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import styles from './entry-check.module.css'
import { readDocument } from './read-document.ts'

const ANSWERS = {
  allowed: { kind: 'ok', text: 'places.doorClear' },
  'not-allowed': { kind: 'stop', text: 'places.doorExcluded' },
  unknown: { kind: 'wait', text: 'places.doorUnknown' },
} as const

/** Whether the holder of a document may enter: scanned or typed number. Nothing else is shown. */
export function EntryCheck({ venueId }: { readonly venueId: string }) {
  const { t } = useTexts()
  const [typed, setTyped] = useState('')
  const check = useMutation({
    mutationFn: (documentNumber: string) => ask(api(checkDoor, { body: { documentNumber, venueId } })),
    // Nothing was answered: the number can be sent again, unless the next one is being typed.
    onError: (_, asked) => setTyped((now) => (now === '' ? asked : now)),
  })
  const number = readDocument(typed)
  // What is being typed belongs to the next person; a scanner's other lines are taken away, and the answer is back.
  const answer = typed === '' ? check.data && ANSWERS[check.data.answer] : undefined

  function submit() {
    // Emptied at once: a scanner goes on typing.
    setTyped('')
    if (number !== '') check.mutate(number)
  }

  function write(next: string) {
    setTyped(next)
    // Emptied by hand: the response belongs to the previous person.
    if (next === '') check.reset()
  }

  return (
    <section className={layout.section} aria-labelledby="places-door">
      <h2 id="places-door">{t('places.door')}</h2>
      <form
        className={joinClasses(layout.row, layout.wrap, layout.toBottom)}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField label={t('places.document')} value={typed} onWrite={write} aria-describedby="places-door-hint" />
        <Button type="submit" variant="primary" aria-disabled={number === '' || check.isPending}>
          {t('places.checkDoor')}
        </Button>
      </form>
      <p id="places-door-hint" className={joinClasses(textStyles.small, textStyles.muted)}>
        {t('places.documentHint')}
      </p>
      {check.isError ? <ProblemNote error={check.error} fieldNames={{ documentNumber: t('places.document') }} /> : null}
      <p
        className={joinClasses(styles.answer, answer && statusColors[answer.kind])}
        data-kind={answer?.kind}
        aria-live="assertive"
      >
        {answer ? <Status kind={answer.kind}>{t(answer.text)}</Status> : null}
      </p>
    </section>
  )
}
