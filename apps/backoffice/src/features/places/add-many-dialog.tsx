import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { addTerminals } from '#contract/play-v1/staff-places.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { instantOf } from '../../shell/local-time.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { queryClient } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { FromField } from './from-field.tsx'
import { PlaceFields, placeOf, STORE } from './place-fields.tsx'
import { PLACES, type Venue } from './places.ts'
import { readSerials } from './read-serials.ts'
import { TerminalFields, terminalDraftOf, terminalWritten } from './terminal-fields.tsx'

type Rows = ReplyOf<typeof addTerminals>['rows']

/** Many terminals that differ only in their serial numbers: after a preview all or none are added. */
export function AddManyDialog({
  venues,
  onClose,
}: {
  readonly venues: readonly Venue[]
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const [words, setWords] = useState('')
  const [draft, setDraft] = useState(() => terminalDraftOf())
  const [where, setWhere] = useState(STORE)
  const [from, setFrom] = useState('')
  const [seen, setSeen] = useState<{ readonly asked: string; readonly rows: Rows }>()
  const [problem, setProblem] = useState<Error>()
  const { serials, wrong } = readSerials(words)
  const at = instantOf(from)
  const wanted = () => ({
    terminals: serials.map((serial) => ({ serial, ...terminalWritten(draft) })),
    ...placeOf(where),
    ...(at === undefined ? {} : { from: at }),
  })
  const isWrong = serials.length === 0 || wrong.length > 0
  const asked = JSON.stringify(wanted())
  // What was looked at before a change says nothing about what would be added now.
  const rows = seen?.asked === asked ? seen.rows : []
  async function look() {
    setProblem(undefined)
    try {
      const { rows: looked } = await ask(api(addTerminals, { body: { isPreview: true, ...wanted() } }))
      setSeen({ asked, rows: looked })
    } catch (error) {
      setProblem(error as Error)
    }
  }
  return (
    <ConfirmDialog
      title={t('places.addMany')}
      button={t('places.addMany')}
      consequences={[
        { kind: 'wait', what: t('places.terminals'), text: t('places.addManyNow', { count: serials.length }) },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        await ask(api(addTerminals, { body: { isPreview: false, ...wanted(), explanation, acceptedWarnings } }))
        announce(t('places.saved'))
        await queryClient.invalidateQueries({ queryKey: PLACES })
      }}
    >
      <Field
        label={t('places.serials')}
        hint={t('places.serialsHint')}
        problem={wrong.length > 0 ? t('places.wrong.serials', { serials: wrong.join(', ') }) : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            rows={5}
            value={words}
            data-wrong={isWrong ? '' : undefined}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Field>
      <TerminalFields draft={draft} onChange={setDraft} />
      <PlaceFields where={where} venues={venues} onChange={setWhere} />
      <FromField from={from} onWrite={setFrom} />
      <Button variant="outlined" disabled={isWrong || draft.producer.trim() === ''} onClick={() => void look()}>
        {t('places.look')}
      </Button>
      <section aria-live="polite">
        {problem ? <ProblemNote error={problem} /> : null}
        <ul className={textStyles.small}>
          {rows.map(({ serial, outcome }, index) => (
            <li key={`${serial} ${index}`}>
              <Status kind={outcome === 'added' ? 'ok' : 'stop'}>{serial}</Status> {t(`places.new.${outcome}`)}
            </li>
          ))}
        </ul>
      </section>
    </ConfirmDialog>
  )
}
