import { useQuery } from '@tanstack/react-query'
import * as calls from '#contract/play-v1/jackpots.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader } from '#ui/table/table.tsx'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import { useKeys } from '../../shell/keys.ts'
import layout from '../../shell/layout.module.css'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeMoment } from '../../shell/write-time.ts'
import type { Pool } from './pool-list.tsx'
import { writeMicros } from './write-micros.ts'

/** All that happened to a pool, to the millionth of a minor unit, and its recomputing. */
export function PoolMoves({ pool, onClose }: { readonly pool: Pool; readonly onClose: () => void }) {
  const { t, language } = useTexts()
  const { poolId, currency, name } = pool
  const { query, rows } = usePages(['jackpots', 'moves', poolId], (cursor) =>
    ask(api(calls.listPoolMoves, { query: { poolId, ...(cursor ? { cursor } : {}) } })),
  )
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
      <PagedList
        pages={query}
        count={rows.length}
        label={t('jackpots.moves', { name })}
        empty={t('jackpots.none')}
        head={
          <tr>
            <NumberHeader>{t('jackpots.number')}</NumberHeader>
            <th>{t('jackpots.kind')}</th>
            <NumberHeader>{t('jackpots.amount')}</NumberHeader>
            <NumberHeader>{t('jackpots.levelAfter')}</NumberHeader>
            <th className={layout.wideOnly}>{t('entries.time')}</th>
          </tr>
        }
      >
        {rows.map((row) => (
          <tr key={row.number} data-row={row.number} tabIndex={-1}>
            <NumberCell>{row.number}</NumberCell>
            <td>
              {t(`jackpots.move.${row.kind}`)}
              {row.kind === 'contributions' ? (
                <div className={joinClasses(textStyles.tiny, textStyles.muted)}>
                  {t('jackpots.ofRounds', {
                    rounds: row.rounds,
                    accounts: row.accounts,
                    staked: writeMoney(row.staked),
                  })}
                </div>
              ) : null}
            </td>
            <NumberCell>
              {row.kind === 'win' ? '−' : '+'}
              {writeMicros(row.micros, currency)}
            </NumberCell>
            <NumberCell>{writeMicros(row.levelAfterMicros, currency)}</NumberCell>
            <td className={joinClasses(textStyles.small, textStyles.muted, textStyles.unbroken, layout.wideOnly)}>
              {writeMoment(row.movedAt, language)}
            </td>
          </tr>
        ))}
      </PagedList>
    </>
  )
}
