import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { getPolicy } from '#contract/play-v1/approvals.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import controls from '../../shell/controls.module.css'
import layout from '../../shell/layout.module.css'
import { Loading } from '../../shell/loading.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { ChangeRuleDialog } from './change-rule-dialog.tsx'
import { useWhen } from './use-when.ts'

/** One version of the policy: which action needs whom. A change of a row becomes a request. */
export function PolicyView() {
  const { t, or, language } = useTexts()
  const [version, setVersion] = useState<number>()
  const [changing, setChanging] = useState<number>()
  const whenOf = useWhen()
  const query = useQuery({
    queryKey: ['approvals', 'policy', version],
    queryFn: () => ask(api(getPolicy, { query: version === undefined ? {} : { version } })),
  })
  const policy = query.data
  if (query.isError) return <ProblemNote error={query.error} onRetry={() => void query.refetch()} />
  if (!policy) return <Loading query={query} />
  const { rules, versions, askedByName: asked, approvedByName: approved } = policy
  const isValid = version === undefined || version === versions[0]?.version
  return (
    <div className={layout.list}>
      <div className={joinClasses(layout.padded, layout.column)}>
        <h2>{t('approvals.policyTitle', { version: policy.version, at: writeMoment(policy.validFrom, language) })}</h2>
        <p className={joinClasses(textStyles.small, textStyles.muted)}>
          {asked && approved ? t('approvals.policyBy', { asked, approved }) : t('approvals.policyFirst')}{' '}
          {t('approvals.policyWhat')}
        </p>
        <div className={joinClasses(layout.row, layout.wrap)}>
          {versions.map(({ version: one }) => (
            <button
              key={one}
              type="button"
              className={controls.chip}
              aria-pressed={one === policy.version}
              onClick={() => setVersion(one)}
            >
              {one}
            </button>
          ))}
        </div>
      </div>
      <div className={layout.tablePlace}>
        <Table
          scrolls="around"
          label={t('approvals.view.policy')}
          head={
            <tr>
              <th>{t('approvals.action')}</th>
              <th>{t('approvals.when')}</th>
              <th>{t('approvals.needs')}</th>
              <NumberHeader>{t('approvals.lives')}</NumberHeader>
              <th>
                <span className={textStyles.aloud}>{t('approvals.change')}</span>
              </th>
            </tr>
          }
        >
          {rules.map((rule, index) => (
            <tr key={`${rule.action} ${JSON.stringify(rule)}`}>
              <td>{or(`approvals.action.${rule.action}`, rule.action)}</td>
              <td>{whenOf(rule)}</td>
              <td>
                {t(`approvals.needs.${rule.needs}`)}
                {rule.permission === null ? '' : `: ${or(`right.${rule.permission}`, rule.permission)}`}
              </td>
              <NumberCell>{t('approvals.hours', { count: Math.round(rule.livesMinutes / 6) / 10 })}</NumberCell>
              <td>
                {isValid ? (
                  <ActionButton
                    permission="approvals.policy"
                    icon={<Pencil aria-hidden="true" />}
                    label={t('approvals.change')}
                    onClick={() => setChanging(index)}
                  />
                ) : null}
              </td>
            </tr>
          ))}
        </Table>
      </div>
      {changing === undefined ? null : (
        <ChangeRuleDialog policy={policy} index={changing} onClose={() => setChanging(undefined)} />
      )}
    </div>
  )
}
