import { useQuery } from '@tanstack/react-query'
import { OctagonX, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { getApprovalRule } from '#contract/play-v1/automatic-approval.ts'
import { APPROVAL_OBSTACLES } from '#contract/shapes/withdrawals.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { Loading } from '../../shell/loading.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { ApprovalForm } from './approval-form.tsx'
import { ApprovalRules } from './approval-rules.tsx'
import { StopApprovalDialog } from './stop-approval-dialog.tsx'

/** The maximum amount of automatic approval, its conditions, and who decided it. */
export function ApprovalView() {
  const { t } = useTexts()
  const [doing, setDoing] = useState<'change' | 'stop'>()
  const query = useQuery({ queryKey: ['approval', 'rule'], queryFn: () => ask(api(getApprovalRule, { query: {} })) })
  const { data } = query
  const close = () => setDoing(undefined)
  return (
    <div className={layout.list}>
      {query.isError ? (
        <div className={layout.padded}>
          <ProblemNote error={query.error} onRetry={() => void query.refetch()} />
        </div>
      ) : null}
      <Loading query={query} />
      {data ? (
        <section className={joinClasses(layout.padded, layout.column, layout.airy)} aria-label={t('approval.now')}>
          <div className={joinClasses(layout.row, layout.wrap)}>
            {data.current ? (
              <>
                <Status kind="ok">{t('approval.on')}</Status>
                <span className={layout.grow}>
                  {t('approval.upTo', {
                    max: writeMoney(data.current.max),
                    dayMax: writeMoney(data.current.dayMax),
                  })}
                </span>
                <ActionButton
                  permission="payments.manage"
                  variant="danger"
                  icon={<OctagonX aria-hidden="true" />}
                  label={t('approval.stop')}
                  onClick={() => setDoing('stop')}
                />
              </>
            ) : (
              <>
                <Status kind="idle">{t('approval.off')}</Status>
                <span className={layout.grow}>{t('approval.everyOne')}</span>
              </>
            )}
            <ActionButton
              permission="payments.manage"
              icon={<SlidersHorizontal aria-hidden="true" />}
              label={t('approval.propose')}
              onClick={() => setDoing('change')}
            />
          </div>
          <p className={joinClasses(textStyles.small, textStyles.muted)}>
            {t('approval.lastDay', { count: data.lastDay.count, total: writeMoney(data.lastDay.total) })}
          </p>
          <h2>{t('approval.person')}</h2>
          <ul className={joinClasses(textStyles.small, textStyles.bullets)}>
            {APPROVAL_OBSTACLES.map((one) => (
              <li key={one}>{t(`held.${one}`)}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <h2 className={layout.padded}>{t('fees.history')}</h2>
      <ApprovalRules />
      {doing === 'change' ? <ApprovalForm current={data?.current ?? null} onClose={close} /> : null}
      {doing === 'stop' && data?.current ? <StopApprovalDialog rule={data.current} onClose={close} /> : null}
    </div>
  )
}
