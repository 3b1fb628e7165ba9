import { useQuery } from '@tanstack/react-query'
import * as calls from '#contract/play-v1/jackpots.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import { useKeys } from '../../shell/keys.ts'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Status } from '../../shell/status.tsx'
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
      <div className="box-pad row wrap">
        <h2 className="grow">{t('jackpots.moves', { name })}</h2>
        <ActionButton permission="books.check" label={t('jackpots.check')} onClick={() => void check.refetch()} />
        <button type="button" className="btn" onClick={onClose}>
          {t('jackpots.back')} <kbd>Esc</kbd>
        </button>
      </div>
      <div className="box-pad s" role="status">
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
            <th className="n">{t('jackpots.number')}</th>
            <th>{t('jackpots.kind')}</th>
            <th className="n">{t('jackpots.amount')}</th>
            <th className="n">{t('jackpots.levelAfter')}</th>
            <th className="hide">{t('entries.time')}</th>
          </tr>
        }
      >
        {rows.map((row) => (
          <tr key={row.number} data-row={row.number} tabIndex={-1}>
            <td className="n">{row.number}</td>
            <td>
              {t(`jackpots.move.${row.kind}`)}
              {row.kind === 'contributions' ? (
                <div className="xs mut">
                  {t('jackpots.ofRounds', {
                    rounds: row.rounds,
                    accounts: row.accounts,
                    staked: writeMoney(row.staked),
                  })}
                </div>
              ) : null}
            </td>
            <td className="n nw">
              {row.kind === 'win' ? '−' : '+'}
              {writeMicros(row.micros, currency)}
            </td>
            <td className="n nw">{writeMicros(row.levelAfterMicros, currency)}</td>
            <td className="s mut nw hide">{writeMoment(row.movedAt, language)}</td>
          </tr>
        ))}
      </PagedList>
    </>
  )
}
