import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import { getApproval, withdrawApproval } from '#contract/play-v1/approvals.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import { useKeys } from '../../shell/keys.ts'
import layout from '../../shell/layout.module.css'
import { Loading } from '../../shell/loading.tsx'
import { Note } from '../../shell/note.tsx'
import { paths } from '../../shell/paths.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { queryClient, useMay } from '../../shell/session.ts'
import { StatusShape, statusColors } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { UnprovedMonths } from '../../shell/unproved-months.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { useWarningText } from '../../shell/warning-ticks.tsx'
import { writeMoment } from '../../shell/write-time.ts'
import { versionOfContent } from './version-of-content.ts'
import { versionOfLook } from './version-of-look.ts'
import { ChangeTable } from './change-table.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { ForeseenOfRequest } from './foreseen-of-request.tsx'
import { Slots } from './slots.tsx'
import { useTitleOf } from './title-of.ts'
import styles from './approvals.module.css'

export type Approval = ReplyOf<typeof getApproval>

/** One request: its changes, the players concerned, warnings, history, two named slots and the possible actions. */
export function ApprovalPane({ approvalId, onClose }: { readonly approvalId: string; readonly onClose: () => void }) {
  const { t } = useTexts()
  const query = useQuery({
    queryKey: ['approvals', 'one', approvalId],
    queryFn: () => ask(api(getApproval, { query: { approvalId } })),
  })
  return (
    <aside className={joinClasses(layout.pane, styles.request)} aria-label={t('approvals.request')}>
      <Button variant="ghost" className={styles.close} aria-label={t('confirm.back')} onClick={onClose}>
        <X aria-hidden="true" />
      </Button>
      {query.isError ? <ProblemNote error={query.error} onRetry={() => void query.refetch()} /> : null}
      <Loading query={query} />
      {query.data ? <Shown approval={query.data} /> : null}
    </aside>
  )
}

function Shown({ approval }: { readonly approval: Approval }) {
  const { t, or, language } = useTexts()
  const [decision, setDecision] = useState<'sign' | 'refuse'>()
  const { canSign, isOwn, state, look, lookNow, touched } = approval
  const isWaiting = state === 'waiting'
  const differs = isWaiting && lookNow !== null && JSON.stringify(look) !== JSON.stringify(lookNow)
  const hasChanged = state === 'changed' || differs
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
  const { count } = touched
  const version = versionOfLook(approval)
  const content = versionOfContent(approval)
  const touchedText = or(`approvals.touched.${touched.kind}`, t('approvals.touched.other', { count }), { count })
  return (
    <>
      <div className={layout.scroll}>
        <Asked approval={approval} hasChanged={hasChanged} />
        <section className={layout.section}>
          <h3>{t('approvals.what')}</h3>
          <ChangeTable changes={look?.changes ?? []} />
          {version === undefined ? null : (
            <Link className={joinClasses(textStyles.small, textStyles.link)} to={paths.lookVersion(version)}>
              {t('studio.openVersion', { version })}
            </Link>
          )}
          {content ? (
            <Link
              className={joinClasses(textStyles.small, textStyles.link)}
              to={paths.contentVersion(content.contentId, content.version)}
            >
              {t('approvals.readContent', { version: content.version })}
            </Link>
          ) : null}
          {hasChanged ? (
            <>
              <h3>{t('approvals.now')}</h3>
              <ChangeTable changes={lookNow?.changes ?? []} />
            </>
          ) : null}
        </section>
        {isWaiting && approval.action === 'risk.thresholds' ? <ForeseenOfRequest approval={approval} /> : null}
        {/* A request that concerns nobody, such as a published look, has no count. */}
        {count === 0 ? null : (
          <section className={layout.section}>
            <h3>{t('approvals.whom')}</h3>
            <p className={textStyles.small}>{touchedText}</p>
          </section>
        )}
        <Warnings ids={approval.warnings} />
        <History approval={approval} />
      </div>
      <footer className={layout.actions}>
        <Slots approval={approval} />
        <div className={joinClasses(layout.row, layout.wrap)}>
          {canSign ? (
            <>
              <Button variant="primary" onClick={() => setDecision('sign')}>
                {t('approvals.sign')} <kbd>A</kbd>
              </Button>
              <Button variant="danger" onClick={() => setDecision('refuse')}>
                {t('approvals.refuse')} <kbd>Z</kbd>
              </Button>
            </>
          ) : null}
          {isOwn && isWaiting && approval.number !== null ? (
            <Button variant="outlined" onClick={() => void withdraw()}>
              {t('approvals.withdraw')}
            </Button>
          ) : null}
          {isWaiting ? (
            <span className={joinClasses(textStyles.small, textStyles.muted, layout.grow)}>
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

/** The request, by whom and why, and its obstacles. */
function Asked({ approval, hasChanged }: { readonly approval: Approval; readonly hasChanged: boolean }) {
  const { t, or, language } = useTexts()
  const titleOf = useTitleOf()
  const mayReadCases = useMay('risk.read')
  const { obstacle } = approval
  return (
    <section className={layout.section}>
      <div className={joinClasses(textStyles.small, textStyles.muted)}>
        {approval.number === null ? '' : `S-${approval.number}`}
        {approval.policyVersion === null ? '' : ` · ${t('approvals.rule', { version: approval.policyVersion })}`}
      </div>
      <h2>{titleOf(approval)}</h2>
      {/* Whoever approves a report has to be able to read its case. */}
      {approval.subject.kind === 'risk-case' && mayReadCases ? (
        <Link className={joinClasses(textStyles.small, textStyles.link)} to={paths.riskCase(approval.subject.id)}>
          {t('approvals.openCase', { number: approval.subject.label })}
        </Link>
      ) : null}
      <p className={textStyles.small}>
        {t('approvals.asked', { name: approval.askedByName, at: writeMoment(approval.askedAt, language) })}{' '}
        <q>{approval.reason ?? t('approvals.erased')}</q>
      </p>
      {hasChanged ? (
        <Note kind="risk">{t(approval.state === 'changed' ? 'approvals.hasChanged' : 'approvals.willChange')}</Note>
      ) : null}
      {obstacle ? (
        <Note kind="stop">
          <div className={layout.grow}>
            {t('approvals.obstacle', { why: or(`error.${obstacle}`, obstacle) })}
            <UnprovedMonths details={approval.obstacleDetails} code={obstacle} />
          </div>
        </Note>
      ) : null}
    </section>
  )
}

function Warnings({ ids }: { readonly ids: Approval['warnings'] }) {
  const { t } = useTexts()
  const writeWarning = useWarningText()
  return (
    <section className={layout.section}>
      <h3>{t('approvals.warnings')}</h3>
      {ids.length === 0 ? (
        <p className={joinClasses(textStyles.small, textStyles.muted)}>{t('approvals.noWarnings')}</p>
      ) : null}
      {ids.map((id) => (
        <p key={id} className={joinClasses(styles.warning, statusColors.hold)}>
          <StatusShape kind="hold" />
          <b>{writeWarning(id)}</b>
        </p>
      ))}
    </section>
  )
}

/** The decision, and earlier requests about the same subject. */
function History({ approval }: { readonly approval: Approval }) {
  const { t, or, language } = useTexts()
  const { state } = approval
  return (
    <section className={layout.section}>
      <h3>{t('approvals.history')}</h3>
      <p className={joinClasses(textStyles.small, textStyles.muted)}>
        {t('approvals.asker', { name: approval.askedByName, ...approval.asker })}
      </p>
      <ul className={joinClasses(textStyles.small, layout.column)}>
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
  )
}
