import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { changeThresholds, getThresholds, previewThresholds } from '#contract/play-v1/risk-thresholds.ts'
import { areasFor, type RiskTerms } from '#contract/shapes/risk.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { ForeseenAlerts } from '../../shell/foreseen-alerts.tsx'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { queryClient, useMay, useMe } from '../../shell/session.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { RISK } from './risk.ts'
import { TermsTable } from './terms-table.tsx'

const TERMS = [...RISK, 'terms']
type Shown = ReplyOf<typeof getThresholds>

/** Thresholds and weights of the brand, how many alerts others would have raised, and who changed them. */
export function ThresholdsView() {
  const { t } = useTexts()
  const query = useQuery({ queryKey: TERMS, queryFn: () => ask(api(getThresholds, { query: {} })) })
  if (query.isError)
    return (
      <div className={layout.padded}>
        <ProblemNote error={query.error} onRetry={() => void query.refetch()} />
      </div>
    )
  if (!query.data) return <Skeleton label={t('list.loading')} />
  return <Terms key={query.data.version} shown={query.data} />
}

function Terms({ shown }: { readonly shown: Shown }) {
  const { t, language } = useTexts()
  const mayChange = useMay('risk.thresholds')
  const own = areasFor(useMe().data?.user.permissions ?? [])
  const [terms, setTerms] = useState<RiskTerms>(shown.terms)
  const [isChanging, setChanging] = useState(false)
  const look = useMutation({ mutationFn: () => ask(api(previewThresholds, { body: { terms } })) })
  const change = (next: RiskTerms) => {
    look.reset()
    setTerms(next)
  }
  return (
    <div className={layout.scroll}>
      <section className={layout.section}>
        <h2>{t('risk.thresholds.version', { version: shown.version })}</h2>
        <p className={joinClasses(textStyles.small, textStyles.secondary)}>{t('risk.thresholds.rule')}</p>
      </section>
      <TermsTable terms={terms} own={mayChange ? own : []} onChange={change} />
      <section className={joinClasses(layout.section, layout.column, layout.airy)}>
        <div className={joinClasses(layout.row, layout.wrap)}>
          {mayChange ? (
            <Button variant="outlined" aria-disabled={look.isPending} onClick={() => look.mutate()}>
              {t('risk.thresholds.preview')}
            </Button>
          ) : null}
          <ActionButton
            permission="risk.thresholds"
            label={t('risk.thresholds.change')}
            onClick={() => setChanging(true)}
          />
        </div>
        {look.isError ? <ProblemNote error={look.error} /> : null}
        {look.data ? <ForeseenAlerts found={look.data} /> : null}
      </section>
      <section className={layout.section}>
        <h2>{t('risk.thresholds.versions')}</h2>
        {shown.versions.length === 0 ? <p className={textStyles.small}>{t('risk.thresholds.first')}</p> : null}
        <ul className={textStyles.small}>
          {shown.versions.map(({ version, validFrom, askedByName, approvedByName, reason }) => (
            <li key={version}>
              {t('risk.thresholds.versionLine', {
                version,
                at: writeMoment(validFrom, language),
                asker: askedByName,
                approver: approvedByName,
                reason,
              })}
            </li>
          ))}
        </ul>
      </section>
      {isChanging ? (
        <ConfirmDialog
          title={t('risk.thresholds.changeTitle')}
          button={t('risk.thresholds.change')}
          consequences={[{ kind: 'wait', what: t('risk.view.thresholds'), text: t('risk.thresholds.then') }]}
          onClose={() => setChanging(false)}
          onCommit={async ({ explanation, acceptedWarnings }) => {
            const body = { terms, seenVersion: shown.version, explanation, acceptedWarnings }
            await ask(api(changeThresholds, { body }))
            await queryClient.invalidateQueries({ queryKey: TERMS })
          }}
        />
      ) : null}
    </div>
  )
}
