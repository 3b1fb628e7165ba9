import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { checkMrz } from '#contract/play-v1/staff-documents.ts'
import type { DocumentKind } from '#contract/states/document-states.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { StatusShape } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { MrzAnswer } from './mrz-answer.tsx'
import { readMrzFault } from './read-mrz-fault.ts'
import styles from './documents.module.css'

const KINDS_WITH_MRZ: readonly DocumentKind[] = ['IdentityCard', 'Passport', 'ResidencePermit']

/** Documents of other kinds have no machine-readable zone. */
export const mayHaveMrz = (kind: DocumentKind): boolean => KINDS_WITH_MRZ.includes(kind)

/** Staff type the machine-readable zone from the picture, and see whether it agrees with the player's input. */
export function MrzCheck({ playerId, documentId }: { readonly playerId: number; readonly documentId: string }) {
  const { t } = useTexts()
  const [written, setWritten] = useState('')
  const check = useMutation({
    mutationFn: () => ask(api(checkMrz, { body: { playerId, documentId, mrz: written } })),
    // Personal data: removed from the cache when the document is closed.
    gcTime: 0,
  })
  const fault = readMrzFault(check.error)
  return (
    <section className={layout.section} aria-labelledby="mrz-title">
      <h2 id="mrz-title">{t('mrz.title')}</h2>
      <form
        className={joinClasses(layout.column, styles.zone)}
        onSubmit={(event) => {
          event.preventDefault()
          if (!check.isPending) check.mutate()
        }}
      >
        <Field
          label={t('mrz.rows')}
          hint={t('mrz.hint')}
          problem={fault ? t(fault.text, fault.values) : undefined}
          problemIcon={<StatusShape kind="stop" />}
          isNoteLive
        >
          {(control) => (
            <textarea
              {...control}
              rows={3}
              wrap="off"
              maxLength={400}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={written}
              onChange={(event) => {
                setWritten(event.target.value)
                check.reset()
              }}
            />
          )}
        </Field>
        <Button variant="outlined" type="submit" aria-disabled={check.isPending}>
          {t(check.isPending ? 'mrz.checking' : 'mrz.check')}
        </Button>
      </form>
      {check.isError && !fault ? <ProblemNote error={check.error} /> : null}
      {check.data ? <MrzAnswer answer={check.data} /> : null}
    </section>
  )
}
