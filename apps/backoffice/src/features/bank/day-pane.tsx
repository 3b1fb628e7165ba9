import { LISTED_BY_STATEMENTS } from '#contract/shapes/payment-names.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import * as calls from '#contract/play-v1/reconciliation.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask, CallProblem } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import layout from '../../shell/layout.module.css'
import { Note } from '../../shell/note.tsx'
import { problemIn } from '../../shell/problem-details.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useMay } from '../../shell/session.ts'
import textStyles from '../../shell/text.module.css'
import { uploadFile } from '../../shell/upload-file.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeDay } from '../../shell/write-time.ts'
import type { ReconciledDay } from './days-view.tsx'
import { readDaysAgain } from './read-again.ts'

type Difference = ReplyOf<typeof calls.getReconciledDay>['differences'][number]
type Props = {
  readonly day: ReconciledDay
  readonly isComparing: boolean
  readonly onCompare: () => void
  readonly onClose: () => void
}

/** One day of a gateway: its list, its differences, and the closing. */
export function DayPane({
  day: { gateway, day, ours, partner, openDifferences, closed },
  isComparing,
  onCompare,
  onClose,
}: Props) {
  const { t, or, language } = useTexts()
  const name = or(`gateway.${gateway}`, gateway)
  const mayManage = useMay('payments.manage')
  const [explaining, setExplaining] = useState<Difference>()
  const [isClosing, setIsClosing] = useState(false)
  const detail = useQuery({
    queryKey: ['days', gateway, day],
    queryFn: () => ask(api(calls.getReconciledDay, { query: { gateway, day } })),
  })
  const take = useMutation({
    mutationFn: (file: File) => {
      const path = `${calls.importPartnerList.path}?${new URLSearchParams({ gateway, day })}`
      return uploadFile({ ...calls.importPartnerList, path }, file)
    },
    onSettled: readDaysAgain,
  })
  if (explaining) return <ExplainDialog difference={explaining} onClose={() => setExplaining(undefined)} />
  if (isClosing) return <CloseDialog gateway={gateway} day={day} onClose={() => setIsClosing(false)} />
  const differences = detail.data?.differences ?? []
  const problem = take.error instanceof CallProblem ? problemIn(take.error.failed.details) : undefined
  return (
    <Dialog labelledBy="day-title" onClose={onClose}>
      <DialogTitle id="day-title">
        {t('days.title', { gateway: name, day: writeDay(`${day}T12:00:00Z`, language) })}
      </DialogTitle>
      <DialogBody aria-busy={detail.isPending}>
        {[detail.error, take.error].map((error) => (error ? <ProblemNote key={String(error)} error={error} /> : null))}
        {problem ? <p className={textStyles.small}>{or(`days.problem.${problem}`, '')}</p> : null}
        {closed ? (
          <Note>
            {t('days.closed', { name: closed.by })}: {closed.explanation}
          </Note>
        ) : null}
        <Sides ours={ours} partner={partner} />
        {partner && differences.length === 0 ? <p className={textStyles.small}>{t('days.noDifference')}</p> : null}
        <Differences differences={differences} onExplain={setExplaining} />
      </DialogBody>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('confirm.back')} <kbd>Esc</kbd>
        </Button>
        {closed || !mayManage ? null : (
          <>
            {LISTED_BY_STATEMENTS.includes(gateway) ? null : (
              <label className={buttonClass('outlined')}>
                {t('days.import')}
                <input
                  type="file"
                  className={textStyles.aloud}
                  accept=".csv,.txt,.TXT"
                  onChange={({ target }) => {
                    const [file] = target.files ?? []
                    if (file) take.mutate(file)
                    target.value = ''
                  }}
                />
              </label>
            )}
            <Button variant="outlined" aria-disabled={isComparing} onClick={onCompare}>
              {t('days.compare')}
            </Button>
            <Button variant="primary" disabled={!partner || openDifferences > 0} onClick={() => setIsClosing(true)}>
              {t('days.close')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}

/** Our sums of the day, and the partner's. */
function Sides({ ours, partner }: Pick<ReconciledDay, 'ours' | 'partner'>) {
  const { t } = useTexts()
  return (
    <dl className={layout.facts}>
      <dt>{t('days.ours')}</dt>
      <dd>
        {t('days.side', { count: ours.count, total: writeMoney(ours.total) })}
        <div className={joinClasses(textStyles.tiny, textStyles.muted)}>
          {t('days.fees', { total: writeMoney(ours.fees) })}
        </div>
      </dd>
      <dt>{t('days.partner')}</dt>
      <dd>
        {partner ? t('days.side', { count: partner.count, total: writeMoney(partner.total) }) : t('days.noList')}
        {partner ? (
          <div className={joinClasses(textStyles.tiny, textStyles.muted)}>
            {partner.fees ? t('days.fees', { total: writeMoney(partner.fees) }) : t('days.noFees')}
          </div>
        ) : null}
      </dd>
    </dl>
  )
}

function Differences({
  differences,
  onExplain,
}: {
  readonly differences: readonly Difference[]
  readonly onExplain: (difference: Difference) => void
}) {
  const { t } = useTexts()
  return (
    <ul className={joinClasses(layout.column, textStyles.small)}>
      {differences.map((one) => (
        <li key={one.differenceId} className={joinClasses(layout.row, layout.wrap)}>
          <ItemRef difference={one} />
          <span>
            {one.part === 'fee' ? `${t('days.part.fee')}: ` : ''}
            {t('days.difference', {
              ours: one.ours ? writeMoney(one.ours) : '–',
              partner: one.partner ? writeMoney(one.partner) : '–',
            })}
          </span>
          {one.explanation === null ? (
            <ActionButton permission="payments.manage" label={t('days.explain')} onClick={() => onExplain(one)} />
          ) : (
            <span className={textStyles.muted}>
              {one.explainedBy}: {one.explanation}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The partner's number of an item, and its description if it is no deposit. */
function ItemRef({ difference: { providerRef, what } }: { readonly difference: Difference }) {
  const { t } = useTexts()
  return (
    <>
      <span className={textStyles.code}>{providerRef}</span>
      {what === 'deposit' ? null : <span className={textStyles.muted}>{t(`days.what.${what}`)}</span>}
    </>
  )
}

function ExplainDialog({ difference, onClose }: { readonly difference: Difference; readonly onClose: () => void }) {
  const { t } = useTexts()
  const { differenceId, providerRef, what, ours, partner } = difference
  const reference = what === 'deposit' ? providerRef : `${providerRef} ${t(`days.what.${what}`)}`
  const sides = { ours: ours ? writeMoney(ours) : '–', partner: partner ? writeMoney(partner) : '–' }
  return (
    <ConfirmDialog
      title={t('days.explainTitle', { reference })}
      button={t('days.explain')}
      consequences={[{ kind: 'info', what: t('lock.money'), text: t('days.explainNow') }]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        try {
          await ask(api(calls.explainDifference, { body: { differenceId, explanation } }))
        } finally {
          await readDaysAgain()
        }
      }}
    >
      <p className={textStyles.small}>{t('days.difference', sides)}</p>
    </ConfirmDialog>
  )
}

function CloseDialog({
  gateway,
  day,
  onClose,
}: {
  readonly gateway: string
  readonly day: string
  readonly onClose: () => void
}) {
  const { t, or, language } = useTexts()
  return (
    <ConfirmDialog
      title={t('days.closeTitle', {
        gateway: or(`gateway.${gateway}`, gateway),
        day: writeDay(`${day}T12:00:00Z`, language),
      })}
      button={t('days.close')}
      consequences={[{ kind: 'info', what: t('days.day'), text: t('days.closeNow') }]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        try {
          await ask(api(calls.closeDay, { body: { gateway, day, explanation } }))
        } finally {
          await readDaysAgain()
        }
      }}
    />
  )
}
