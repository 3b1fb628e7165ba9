import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { find } from '#contract/play-v1/search.ts'
import { getPlayerExclusions } from '#contract/play-v1/staff-exclusion.ts'
import { Button } from '#ui/button/button.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { TextField } from '../../shell/text-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { readDocument } from './read-document.ts'

/** Whether who shows a document at the door is excluded: the scanner types, or somebody writes the number. */
export function DoorCheck() {
  const { t, language } = useTexts()
  const [typed, setTyped] = useState('')
  const check = useMutation({ mutationFn: checkDocument, onSuccess: () => setTyped('') })
  const number = readDocument(typed)
  return (
    <section className={layout.section} aria-labelledby="places-door">
      <h2 id="places-door">{t('places.door')}</h2>
      <form
        className={layout.fields}
        onSubmit={(event) => {
          event.preventDefault()
          if (number !== '') check.mutate(number)
        }}
      >
        <div className={layout.wide}>
          <TextField label={t('places.document')} hint={t('places.documentHint')} value={typed} onWrite={setTyped} />
        </div>
        <Button type="submit" variant="primary" aria-disabled={number === '' || check.isPending}>
          {t('places.checkDoor')}
        </Button>
      </form>
      {check.isError ? <ProblemNote error={check.error} /> : null}
      <ul className={textStyles.small} aria-live="assertive">
        {check.data?.length === 0 ? <li>{t('places.doorUnknown')}</li> : null}
        {check.data?.map(({ playerId, maskedName, inForce, lastAnswer }) => (
          <li key={playerId}>
            {inForce.length === 0 && lastAnswer?.answer !== 'excluded' ? (
              <Status kind="ok">{t('places.doorClear')}</Status>
            ) : (
              <Status kind="stop">{t('places.doorExcluded')}</Status>
            )}{' '}
            {maskedName}, {playerId}
            {lastAnswer
              ? ` · ${t(`places.register.${lastAnswer.answer}`, { at: writeMoment(lastAnswer.checkedAt, language) })}`
              : ` · ${t('places.registerUnasked')}`}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** People whose document it is, each with what keeps them from playing now and what the register said last. */
async function checkDocument(number: string) {
  const { players } = await ask(api(find, { query: { text: number } }))
  const holders = players.filter(({ foundBy }) => foundBy === 'document')
  return Promise.all(
    holders.map(async ({ playerId, maskedName }) => {
      const { rows, lastAnswer } = await ask(api(getPlayerExclusions, { query: { playerId } }))
      return { playerId, maskedName, inForce: rows.filter(({ isInForce }) => isInForce), lastAnswer }
    }),
  )
}
