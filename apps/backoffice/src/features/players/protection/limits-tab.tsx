import { useQuery } from '@tanstack/react-query'
import type { Static } from 'typebox'
import { getPlayerLimits } from '#contract/play-v1/limits.ts'
import type { LimitShown } from '#contract/shapes/limits-shown.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { Status } from '../../../shell/status.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoment } from '../../../shell/write-time.ts'
import { LimitHistory } from './limit-history.tsx'
import { LimitRefusals } from './limit-refusals.tsx'
import { writeLimit } from './write-limit.ts'

const WARNED_FROM_PERCENT = 80

/** Limits of a player as the player sees them, and refusals by the law. Read-only for staff. */
export function LimitsTab({ playerId }: { readonly playerId: number }) {
  const { t, language } = useTexts()
  const query = useQuery({
    queryKey: ['player', playerId, 'limits'],
    queryFn: () => ask(api(getPlayerLimits, { query: { playerId } })),
  })
  const rows = query.data?.limits ?? []
  return (
    <div className={layout.stack}>
      {query.isError ? <ProblemNote error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? <Skeleton label={t('list.loading')} /> : null}
      {query.isSuccess && rows.length === 0 ? <p className={layout.padded}>{t('limits.none')}</p> : null}
      <Table
        label={t('tab.limits')}
        head={
          <tr>
            <th>{t('limits.kind')}</th>
            <NumberHeader>{t('limits.value')}</NumberHeader>
            <NumberHeader>{t('limits.present')}</NumberHeader>
            <th>{t('players.state')}</th>
            <th className={layout.wideOnly}>{t('limits.resets')}</th>
            <th>{t('limits.pending')}</th>
          </tr>
        }
      >
        {rows.map((limit) => (
          <tr key={limit.kind} data-row={limit.kind} tabIndex={-1}>
            <td>
              {t(`limit.${limit.kind}`)}
              {limit.isOptional ? (
                <span className={joinClasses(textStyles.small, textStyles.muted)}> {t('limits.optional')}</span>
              ) : null}
            </td>
            <NumberCell>
              {limit.value ? writeLimit(limit.value) : t(limit.isChosen ? 'limits.refused' : 'limits.notChosen')}
            </NumberCell>
            <NumberCell>{limit.present ? writeLimit(limit.present) : ''}</NumberCell>
            <td>
              <LimitState limit={limit} />
            </td>
            <td className={joinClasses(textStyles.small, textStyles.muted, textStyles.unbroken, layout.wideOnly)}>
              {limit.resetsAt ? writeMoment(limit.resetsAt, language) : ''}
            </td>
            <td className={textStyles.small}>
              {limit.pending
                ? t('limits.from', {
                    value: limit.pending.value ? writeLimit(limit.pending.value) : t('limits.refused'),
                    at: writeMoment(limit.pending.effectiveAt, language),
                    rule: limit.ruleId,
                  })
                : ''}
            </td>
          </tr>
        ))}
      </Table>
      <LimitHistory playerId={playerId} />
      <LimitRefusals playerId={playerId} />
    </div>
  )
}

function LimitState({ limit: { isChosen, isOptional, percent } }: { readonly limit: Static<typeof LimitShown> }) {
  const { t } = useTexts()
  if (!isChosen) return isOptional ? null : <Status kind="hold">{t('limits.blocksPlay')}</Status>
  if (percent === null) return null
  if (percent >= 100) return <Status kind="stop">{t('limits.reached')}</Status>
  const kind = percent >= WARNED_FROM_PERCENT ? 'risk' : 'ok'
  return <Status kind={kind}>{t('limits.percent', { percent })}</Status>
}
