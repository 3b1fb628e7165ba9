import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { addFile, moveCase, noteInCase } from '#contract/play-v1/risk-cases.ts'
import { CASE_MOVES, CASE_OUTCOMES, caseCan, type CaseMove } from '#contract/states/case-states.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import layout from '../../shell/layout.module.css'
import { paths } from '../../shell/paths.ts'
import textStyles from '../../shell/text.module.css'
import { uploadFile } from '../../shell/upload-file.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { CaseProblem } from './case-problem.tsx'
import { loadIfChanged, showChanged, type Case } from './risk.ts'

const NOTE_KINDS = ['note', 'source-asked', 'source-shown'] as const
const LINKS = ['letters', 'exclusion', 'limits', 'documents', 'withdrawals', 'cash'] as const

/** Actions on a case: add an entry, decide, and links to screens with other actions. */
export function CaseActions({ shown }: { readonly shown: Case }) {
  const { t } = useTexts()
  const [moving, setMoving] = useState<CaseMove>()
  return (
    <section className={joinClasses(layout.section, layout.column, layout.airy)}>
      <h2>{t('risk.do')}</h2>
      {shown.state === 'closed' ? null : <NoteForm shown={shown} />}
      <div className={joinClasses(layout.row, layout.wrap)}>
        {CASE_MOVES.filter((move) => caseCan(move, shown.state)).map((move) => (
          <Button key={move} variant={move === 'decide' ? 'primary' : 'outlined'} onClick={() => setMoving(move)}>
            {t(`risk.move.${move}`)}
          </Button>
        ))}
      </div>
      <p className={joinClasses(textStyles.small, textStyles.secondary)}>{t('risk.doHint')}</p>
      <ul className={joinClasses(layout.row, layout.wrap, textStyles.small)}>
        {LINKS.map((tab) => (
          <li key={tab}>
            <Link to={paths.player(shown.playerId, tab)}>{t(`risk.link.${tab}`)}</Link>
          </li>
        ))}
      </ul>
      {moving ? <MoveDialog shown={shown} move={moving} onClose={() => setMoving(undefined)} /> : null}
    </section>
  )
}

type MoveProps = { readonly shown: Case; readonly move: CaseMove; readonly onClose: () => void }

function MoveDialog({ shown, move, onClose }: MoveProps) {
  const { t } = useTexts()
  const [outcome, setOutcome] = useState<(typeof CASE_OUTCOMES)[number]>('nothing')
  const { caseId, version, number, area } = shown
  return (
    <ConfirmDialog
      title={`${t(`risk.move.${move}`)}: ${t('risk.caseTitle', { number, area: t(`risk.area.${area}`) })}`}
      button={t(`risk.move.${move}`)}
      explanationLabel={t('risk.reason')}
      consequences={[{ kind: 'info', what: t('risk.outcome'), text: t('risk.doHint') }]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        const decided = move === 'decide' ? { outcome } : {}
        const body = { caseId, seenVersion: version, move, words: explanation, ...decided }
        try {
          const changed = await ask(api(moveCase, { body }))
          announce(t('risk.moved', { state: t(`risk.caseState.${changed.state}`) }))
          await showChanged(changed)
        } catch (error) {
          await loadIfChanged(caseId, error)
          throw error
        }
      }}
    >
      {move === 'decide' ? (
        <Select
          label={t('risk.outcome')}
          value={outcome}
          onChange={({ target }) => setOutcome(CASE_OUTCOMES.find((one) => one === target.value) ?? outcome)}
        >
          {CASE_OUTCOMES.map((one) => (
            <option key={one} value={one}>
              {t(`risk.outcome.${one}`)}
            </option>
          ))}
        </Select>
      ) : null}
    </ConfirmDialog>
  )
}

/** An entry of the case. Entries of colleagues, which are loaded meanwhile, leave what is being written. */
function NoteForm({ shown }: { readonly shown: Case }) {
  const { t } = useTexts()
  const { caseId, version } = shown
  const [kind, setKind] = useState<(typeof NOTE_KINDS)[number]>('note')
  const [words, setWords] = useState('')
  const [filesAdded, setFilesAdded] = useState(0)
  const done = async (changed: Case) => {
    announce(t('risk.saved'))
    await showChanged(changed)
  }
  const write = useMutation({
    mutationFn: () => ask(api(noteInCase, { body: { caseId, seenVersion: version, kind, words: words.trim() } })),
    onSuccess: async (changed) => {
      setKind('note')
      setWords('')
      await done(changed)
    },
    onError: (error) => loadIfChanged(caseId, error),
  })
  const add = useMutation({
    mutationFn: (file: File) => uploadFile(addFile, file, '', { caseId }),
    onSuccess: async (changed) => {
      setFilesAdded((count) => count + 1)
      await done(changed)
    },
    onError: (error) => loadIfChanged(caseId, error),
  })
  const isShort = words.trim().length < 2
  return (
    <div className={joinClasses(layout.column, layout.airy)}>
      <Select
        label={t('risk.noteKind')}
        value={kind}
        onChange={({ target }) => setKind(NOTE_KINDS.find((one) => one === target.value) ?? 'note')}
      >
        {NOTE_KINDS.map((one) => (
          <option key={one} value={one}>
            {t(`risk.noteKind.${one}`)}
          </option>
        ))}
      </Select>
      <Field label={t('risk.words')}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={4000}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Field>
      <Button
        variant="outlined"
        aria-disabled={isShort || write.isPending}
        onClick={() => (isShort ? undefined : write.mutate())}
      >
        {t('risk.write')}
      </Button>
      {write.isError ? <CaseProblem error={write.error} /> : null}
      <Field label={t('risk.addFile')}>
        {(control) => (
          <input
            {...control}
            // Another element for the next file: the name of the last one is gone.
            key={filesAdded}
            type="file"
            accept="image/jpeg,image/png,image/webp,application/pdf"
            onChange={({ target }) => {
              const file = target.files?.[0]
              if (file) add.mutate(file)
            }}
          />
        )}
      </Field>
      {add.isError ? <CaseProblem error={add.error} /> : null}
    </div>
  )
}
