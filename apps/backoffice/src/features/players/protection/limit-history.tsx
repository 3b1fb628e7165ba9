import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { limitChangeList } from '#contract/lists/limit-changes.ts'
import { getPlayerLimitUpdates } from '#contract/onling-v2/player-limits.ts'
import type { LIMIT_CHANGE_STATES } from '#contract/shapes/limit-change-states.ts'
import type { LimitValue } from '#contract/shapes/limits.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { DataList } from '../../../shell/list/data-list.tsx'
import { Status, type StatusKind } from '../../../shell/status.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoment } from '../../../shell/write-time.ts'
import { writeLimit } from './write-limit.ts'

type Row = ReplyOf<typeof getPlayerLimitUpdates>['rows'][number]

const KINDS: Readonly<Record<(typeof LIMIT_CHANGE_STATES)[number], StatusKind>> = {
  'in-force': 'ok',
  pending: 'wait',
  past: 'idle',
  cancelled: 'idle',
  replaced: 'idle',
}

/**
 * Every change of a player's limits: the old and new value, when it was requested, from when it is valid, and by which
 * rule.
 */
export function LimitHistory({ playerId }: { readonly playerId: number }) {
  const { t, language } = useTexts()
  const write = (value: LimitValue | null) => (value ? writeLimit(value) : t('limits.refused'))
  return (
    <section className={layout.column} aria-labelledby="limit-history-title">
      <h2 id="limit-history-title" className={layout.padded}>
        {t('limitHistory.title')}
      </h2>
      <DataList
        list={limitChangeList}
        label={t('limitHistory.title')}
        empty={t('limitHistory.none')}
        read={(question) =>
          ask(api(getPlayerLimitUpdates, { query: { ...question, playerId } as QueryOf<typeof getPlayerLimitUpdates> }))
        }
        keyOf={({ changeId }) => String(changeId)}
        keptAs={['player', playerId, 'limit-updates']}
        of={{ playerId: String(playerId) }}
        cells={{
          from: (row: Row) => (row.isFirst ? t('limits.notChosen') : write(row.from)),
          to: (row: Row) => write(row.to),
          state: ({ state, endedAt }: Row) => (
            <>
              <Status kind={KINDS[state]}>{t(`limitHistory.state.${state}`)}</Status>
              {endedAt ? (
                <div className={joinClasses(textStyles.tiny, textStyles.muted)}>{writeMoment(endedAt, language)}</div>
              ) : null}
            </>
          ),
        }}
      />
    </section>
  )
}
