import { useQuery } from '@tanstack/react-query'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { poolMoveList } from '#contract/lists/pool-moves.ts'
import * as calls from '#contract/play-v1/jackpots.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import { useKeys } from '../../shell/keys.ts'
import layout from '../../shell/layout.module.css'
import { DataList } from '../../shell/list/data-list.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import type { Pool } from './pool-list.tsx'
import { writeMicros } from './write-micros.ts'

type Move = ReplyOf<typeof calls.listPoolMoves>['rows'][number]

/** All movements of a pool, to the millionth of a minor unit, and its recomputation. */
export function PoolMoves({ pool, onClose }: { readonly pool: Pool; readonly onClose: () => void }) {
  const { t } = useTexts()
  const { poolId, currency, name } = pool
  const check = useQuery({
    queryKey: ['jackpots', 'check', poolId],
    queryFn: () => ask(api(calls.checkPool, { query: { poolId } })),
    enabled: false,
  })
  useKeys([{ keys: 'Escape', label: t('jackpots.back'), run: onClose }])
  return (
    <>
      <div className={joinClasses(layout.padded, layout.row, layout.wrap)}>
        <h2 className={layout.grow}>{t('jackpots.moves', { name })}</h2>
        <ActionButton permission="books.check" label={t('jackpots.check')} onClick={() => void check.refetch()} />
        <Button variant="outlined" onClick={onClose}>
          {t('jackpots.back')} <kbd>Esc</kbd>
        </Button>
      </div>
      <div className={joinClasses(layout.padded, textStyles.small)} role="status">
        {check.isError ? <ProblemNote error={check.error} /> : null}
        {check.data ? (
          check.data.differences.length === 0 ? (
            <Status kind="ok">
              {t('jackpots.sound', {
                contributions: writeMicros(check.data.contributionsMicros, currency),
                seeds: writeMicros(check.data.seedsMicros, currency),
                wins: writeMicros(check.data.winsMicros, currency),
              })}
            </Status>
          ) : (
            <Status kind="stop">
              {t('jackpots.unsound', { what: check.data.differences.map(({ detail }) => detail).join('; ') })}
            </Status>
          )
        ) : null}
      </div>
      <DataList
        list={poolMoveList}
        label={t('jackpots.moves', { name })}
        empty={t('jackpots.none')}
        read={(question) =>
          ask(api(calls.listPoolMoves, { query: { ...question, poolId } as QueryOf<typeof calls.listPoolMoves> }))
        }
        keyOf={({ number }) => String(number)}
        keptAs={['jackpots', 'moves', poolId]}
        of={{ poolId }}
        cells={{
          kind: ({ accounts, kind, rounds, staked }: Move) => (
            <>
              {t(`jackpots.move.${kind}`)}
              {kind === 'contributions' ? (
                <div className={joinClasses(textStyles.tiny, textStyles.muted)}>
                  {t('jackpots.ofRounds', { rounds, accounts, staked: writeMoney(staked) })}
                </div>
              ) : null}
            </>
          ),
          micros: ({ kind, micros }: Move) => (
            <span className={textStyles.figures}>
              {kind === 'win' ? '−' : '+'}
              {writeMicros(micros, currency)}
            </span>
          ),
          levelAfterMicros: ({ levelAfterMicros }: Move) => (
            <span className={textStyles.figures}>{writeMicros(levelAfterMicros, currency)}</span>
          ),
        }}
      />
    </>
  )
}
