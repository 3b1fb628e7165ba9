import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { getReport, getReportFile, reportCase } from '#contract/play-v1/risk-reports.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { saveFile } from '../../shell/save-file.ts'
import { useMay } from '../../shell/session.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { showChanged, type Case } from './risk.ts'

const WORDS_MIN = 40
/** This much of a hash is enough to compare it visually. */
const HASH_SHOWN = 12

/** Reports of a case to the authority. Cases of care are not reported. */
export function CaseReports({ shown }: { readonly shown: Case }) {
  const { t, language } = useTexts()
  const may = useMay('risk.report')
  const [isWriting, setWriting] = useState(false)
  const mayReveal = useMay('players.reveal')
  const { caseId } = shown
  const open = useMutation({
    mutationFn: (reportId: string) => ask(api(getReportFile, { query: { caseId, reportId } })),
    onSuccess: ({ url }) => window.open(url, '_blank', 'noopener'),
  })
  const load = useMutation({
    mutationFn: (reportId: string) => ask(api(getReport, { query: { caseId, reportId } })),
    onSuccess: ({ name, xml }) => saveFile(name, xml, 'application/xml'),
  })
  if (shown.area === 'care') return null
  return (
    <section className={layout.section}>
      <h2>{t('risk.report')}</h2>
      <p className={joinClasses(textStyles.small, textStyles.secondary)}>{t('risk.reportHint')}</p>
      <ul className={joinClasses(layout.column, layout.airy)}>
        {shown.reports.map(({ reportId, number, madeByName, approvedByName, at, sha256 }) => (
          <li key={reportId} className={joinClasses(textStyles.small, layout.row, layout.wrap)}>
            {t('risk.reportLine', {
              number,
              maker: madeByName,
              approver: approvedByName,
              at: writeMoment(at, language),
            })}{' '}
            {sha256 === null ? null : (
              <span className={textStyles.muted} title={sha256}>
                {t('risk.reportHash', { hash: sha256.slice(0, HASH_SHOWN) })}
              </span>
            )}{' '}
            {may && mayReveal && sha256 !== null ? (
              <Button variant="outlined" size="small" onClick={() => open.mutate(reportId)}>
                {t('risk.downloadPdf')}
              </Button>
            ) : null}{' '}
            {may && mayReveal && sha256 === null ? (
              <Button variant="outlined" size="small" onClick={() => load.mutate(reportId)}>
                {t('risk.download')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {open.isError ? <ProblemNote error={open.error} /> : null}
      {load.isError ? <ProblemNote error={load.error} /> : null}
      <ActionButton permission="risk.report" label={t('risk.makeReport')} onClick={() => setWriting(true)} />
      {isWriting ? <ReportDialog shown={shown} onClose={() => setWriting(false)} /> : null}
    </section>
  )
}

function ReportDialog({ shown, onClose }: { readonly shown: Case; readonly onClose: () => void }) {
  const { t } = useTexts()
  const [words, setWords] = useState('')
  const isShort = words.trim().length < WORDS_MIN
  return (
    <ConfirmDialog
      title={t('risk.makeReport')}
      button={t('risk.makeReport')}
      consequences={[{ kind: 'wait', what: t('risk.report'), text: t('risk.reportThen') }]}
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        const body = {
          caseId: shown.caseId,
          seenVersion: shown.version,
          words: words.trim(),
          explanation,
          acceptedWarnings,
        }
        await showChanged(await ask(api(reportCase, { body })))
      }}
    >
      <Field label={t('risk.reportWords')} hint={t('risk.reasonHint', { min: WORDS_MIN })}>
        {(control) => (
          <textarea
            {...control}
            rows={6}
            maxLength={8000}
            value={words}
            data-wrong={isShort ? '' : undefined}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  )
}
