import { getPlayerLimitUpdates, type LIMIT_CHANGE_STATES } from '#contract/onling-v2/player-limits.ts'
import type { LimitValue } from '#contract/shapes/limits.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader } from '#ui/table/table.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { PagedList, usePages } from '../../../shell/paged-list.tsx'
import { Status, type StatusKind } from '../../../shell/status.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoment } from '../../../shell/write-time.ts'
import { writeLimit } from './write-limit.ts'

const KINDS: Readonly<Record<(typeof LIMIT_CHANGE_STATES)[number], StatusKind>> = {
  'in-force': 'ok',
  pending: 'wait',
  past: 'idle',
  cancelled: 'idle',
  replaced: 'idle',
}

/** Every change of a player's limits: what it was, what it became, when it was asked for, from when it holds, by which rule. */
export function LimitHistory({ playerId }: { readonly playerId: number }) {
  const { t, language } = useTexts()
  const { query, rows } = usePages(['player', playerId, 'limit-updates'], (cursor) =>
    ask(api(getPlayerLimitUpdates, { query: { playerId, ...(cursor ? { cursor } : {}) } })),
  )
  const write = (value: LimitValue | null) => (value ? writeLimit(value) : t('limits.refused'))
  return (
    <section className={layout.column} aria-labelledby="limit-history-title">
      <h2 id="limit-history-title" className={layout.padded}>
        {t('limitHistory.title')}
      </h2>
      <PagedList
        pages={query}
        count={rows.length}
        label={t('limitHistory.title')}
        empty={t('limitHistory.none')}
        head={
          <tr>
            <th>{t('limitHistory.asked')}</th>
            <th>{t('limits.kind')}</th>
            <NumberHeader>{t('limitHistory.from')}</NumberHeader>
            <NumberHeader>{t('limitHistory.to')}</NumberHeader>
            <th>{t('limitHistory.effective')}</th>
            <th>{t('players.state')}</th>
            <th className={layout.wideOnly}>{t('exclusion.rule')}</th>
          </tr>
        }
      >
        {rows.map((row) => (
          <tr key={row.changeId} data-row={row.changeId} tabIndex={-1}>
            <td className={joinClasses(textStyles.small, textStyles.unbroken)}>{writeMoment(row.askedAt, language)}</td>
            <td className={textStyles.small}>{t(`limit.${row.kind}`)}</td>
            <NumberCell>{row.isFirst ? t('limits.notChosen') : write(row.from)}</NumberCell>
            <NumberCell>{write(row.to)}</NumberCell>
            <td className={joinClasses(textStyles.small, textStyles.unbroken)}>
              {writeMoment(row.effectiveAt, language)}
            </td>
            <td>
              <Status kind={KINDS[row.state]}>{t(`limitHistory.state.${row.state}`)}</Status>
              {row.endedAt ? (
                <div className={joinClasses(textStyles.tiny, textStyles.muted)}>
                  {writeMoment(row.endedAt, language)}
                </div>
              ) : null}
            </td>
            <td className={joinClasses(textStyles.small, textStyles.unbroken, layout.wideOnly)}>{row.ruleId}</td>
          </tr>
        ))}
      </PagedList>
    </section>
  )
}
