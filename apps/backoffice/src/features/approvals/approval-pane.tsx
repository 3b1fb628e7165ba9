import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { getApproval, withdrawApproval } from '#contract/play-v1/approvals.ts'
import { api, ask } from '../../shell/api.ts'
import { useKeys } from '../../shell/keys.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { queryClient } from '../../shell/session.ts'
import { StatusShape } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { useWarningText } from '../../shell/warning-ticks.tsx'
import { writeMoment } from '../../shell/write-time.ts'
import { ChangeTable } from './change-table.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { Slots } from './slots.tsx'
import { useTitleOf } from './title-of.ts'

export type Approval = ReplyOf<typeof getApproval>

/** One request: what it would change, whom it touches, warnings, history, two named slots and what can be done. */
export function ApprovalPane({ approvalId, onClose }: { readonly approvalId: string; readonly onClose: () => void }) {
  const { t } = useTexts()
  const query = useQuery({
    queryKey: ['approvals', 'one', approvalId],
    queryFn: () => ask(api(getApproval, { query: { approvalId } })),
  })
  return (
    <aside className="pane approval" aria-label={t('approvals.request')}>
      <button type="button" className="btn gh close" aria-label={t('confirm.back')} onClick={onClose}>
        <X aria-hidden="true" />
      </button>
      {query.isError ? <ProblemNote error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.data ? <Shown approval={query.data} /> : null}
    </aside>
  )
}

function Shown({ approval }: { readonly approval: Approval }) {
  const { t, or, language } = useTexts()
  const titleOf = useTitleOf()
  const writeWarning = useWarningText()
  const [decision, setDecision] = useState<'sign' | 'refuse'>()
  const { canSign, isOwn, state, look, lookNow, obstacle, touched } = approval
  const isWaiting = state === 'waiting'
  const differs = isWaiting && lookNow !== null && JSON.stringify(look) !== JSON.stringify(lookNow)
  useKeys(
    canSign
      ? [
          { keys: 'a', label: t('approvals.keySign'), run: () => setDecision('sign') },
          { keys: 'z', label: t('approvals.keyRefuse'), run: () => setDecision('refuse') },
        ]
      : [],
  )
  const withdraw = async () => {
    await ask(api(withdrawApproval, { body: { approvalId: approval.approvalId } }))
    await queryClient.invalidateQueries({ queryKey: ['approvals'] })
  }
  const touchedText = or(`approvals.touched.${touched.kind}`, t('approvals.touched.other', { count: touched.count }))
  return (
    <>
      <div className="scroll">
        <section className="sect">
          <div className="s mut">
            {approval.number === null ? '' : `S-${approval.number}`}
            {approval.policyVersion === null ? '' : ` · ${t('approvals.rule', { version: approval.policyVersion })}`}
          </div>
          <h2>{titleOf(approval)}</h2>
          <p className="s">
            {t('approvals.asked', { name: approval.askedByName, at: writeMoment(approval.askedAt, language) })}{' '}
            <q>{approval.reason ?? t('approvals.erased')}</q>
          </p>
          {state === 'changed' || differs ? (
            <p className="note risk">
              <StatusShape kind="risk" />
              {t(state === 'changed' ? 'approvals.hasChanged' : 'approvals.willChange')}
            </p>
          ) : null}
          {obstacle ? (
            <p className="note stop">
              <StatusShape kind="stop" />
              {t('approvals.obstacle', { why: or(`error.${obstacle}`, obstacle) })}
            </p>
          ) : null}
        </section>
        <section className="sect">
          <h3>{t('approvals.what')}</h3>
          <ChangeTable changes={look?.changes ?? []} />
          {state === 'changed' || differs ? (
            <>
              <h3>{t('approvals.now')}</h3>
              <ChangeTable changes={lookNow?.changes ?? []} />
            </>
          ) : null}
        </section>
        <section className="sect">
          <h3>{t('approvals.whom')}</h3>
          <p className="s">{touchedText.replace('{count}', String(touched.count))}</p>
        </section>
        <section className="sect">
          <h3>{t('approvals.warnings')}</h3>
          {approval.warnings.length === 0 ? <p className="s mut">{t('approvals.noWarnings')}</p> : null}
          {approval.warnings.map((id) => (
            <p key={id} className="warn hold">
              <StatusShape kind="hold" />
              <b>{writeWarning(id)}</b>
            </p>
          ))}
        </section>
        <section className="sect">
          <h3>{t('approvals.history')}</h3>
          <p className="s mut">{t('approvals.asker', { name: approval.askedByName, ...approval.asker })}</p>
          <ul className="s col">
            {approval.decision === null ? null : (
              <li>
                {approval.decidedAt ? writeMoment(approval.decidedAt, language) : ''} <b>{approval.decidedByName}</b>{' '}
                {t(`approvals.state.${state}`)}: <q>{approval.decision}</q>
              </li>
            )}
            {approval.history.map((one) => (
              <li key={one.approvalId}>
                {writeMoment(one.at, language)} · S-{one.number} {or(`approvals.action.${one.action}`, one.action)} ·{' '}
                {one.askedByName}
                {one.decidedByName === null ? '' : `, ${one.decidedByName}`} · {t(`approvals.state.${one.state}`)}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <footer className="acts">
        <Slots approval={approval} />
        <div className="row wrap">
          {canSign ? (
            <>
              <button type="button" className="btn pri" onClick={() => setDecision('sign')}>
                {t('approvals.sign')} <kbd>A</kbd>
              </button>
              <button type="button" className="btn dan" onClick={() => setDecision('refuse')}>
                {t('approvals.refuse')} <kbd>Z</kbd>
              </button>
            </>
          ) : null}
          {isOwn && isWaiting && approval.number !== null ? (
            <button type="button" className="btn" onClick={() => void withdraw()}>
              {t('approvals.withdraw')}
            </button>
          ) : null}
          {isWaiting ? (
            <span className="s mut grow">
              {approval.expiresAt === null
                ? t('approvals.waits')
                : t('approvals.expires', { at: writeMoment(approval.expiresAt, language) })}
            </span>
          ) : null}
        </div>
      </footer>
      {decision ? (
        <DecideDialog approval={approval} decision={decision} onClose={() => setDecision(undefined)} />
      ) : null}
    </>
  )
}
