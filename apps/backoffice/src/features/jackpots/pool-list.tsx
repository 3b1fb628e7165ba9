import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import type { listPools } from '#contract/play-v1/jackpots.ts'
import { jackpotCan, type JackpotMove, type JackpotState } from '#contract/shapes/jackpots.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader } from '#ui/table/table.tsx'
import { ActionButton } from '../../shell/action-button.tsx'
import layout from '../../shell/layout.module.css'
import { PagedList, type usePages } from '../../shell/paged-list.tsx'
import rowStyles from '../../shell/rows.module.css'
import { useMe } from '../../shell/session.ts'
import { Status, type StatusKind } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { DecidePoolDialog } from './decide-pool-dialog.tsx'
import { PoolRules } from './pool-rules.tsx'

export type Pool = ReplyOf<typeof listPools>['rows'][number]

const KINDS: Readonly<Record<JackpotState, StatusKind>> = {
  proposed: 'wait',
  again: 'wait',
  rejected: 'idle',
  live: 'ok',
  stopped: 'hold',
}
const MOVES: readonly JackpotMove[] = ['approve', 'reject', 'stop', 'propose-again']

type Props = {
  readonly pages: ReturnType<typeof usePages<unknown>>['query']
  readonly rows: readonly Pool[]
  readonly onOpen: (pool: Pool) => void
}

/** Every pool: what it holds, its rules, where it stands and why, and what can be decided. */
export function PoolList({ pages, rows, onOpen }: Props) {
  const { t, language } = useTexts()
  const [deciding, setDeciding] = useState<{ readonly pool: Pool; readonly move: JackpotMove }>()
  return (
    <>
      <PagedList
        pages={pages}
        count={rows.length}
        label={t('screen.jackpots')}
        empty={t('jackpots.none')}
        head={
          <tr>
            <th>{t('jackpots.name')}</th>
            <th>{t('players.state')}</th>
            <NumberHeader>{t('jackpots.level')}</NumberHeader>
            <th className={layout.wideOnly}>{t('jackpots.rules')}</th>
            <th className={layout.wideOnly}>{t('jackpots.because')}</th>
            <th>
              <span className={textStyles.aloud}>{t('jackpots.decide')}</span>
            </th>
          </tr>
        }
      >
        {rows.map((pool) => {
          const [run] = pool.runs
          return (
            <tr key={pool.poolId} data-row={pool.poolId} tabIndex={-1}>
              <td className={textStyles.bold}>
                <button type="button" data-opener className={rowStyles.opener} onClick={() => onOpen(pool)}>
                  {pool.name}
                </button>
                {run ? (
                  <div className={joinClasses(textStyles.tiny, textStyles.muted)}>
                    {run.proposedByName} · {writeMoment(run.proposedAt, language)}
                  </div>
                ) : null}
              </td>
              <td>
                <Status kind={KINDS[pool.state]}>{t(`jackpots.state.${pool.state}`)}</Status>
                {run?.decidedByName ? (
                  <div className={joinClasses(textStyles.tiny, textStyles.muted)}>
                    {run.stoppedByName ?? run.decidedByName}
                  </div>
                ) : null}
              </td>
              <NumberCell className={textStyles.bold}>{writeMoney(pool.level)}</NumberCell>
              <td className={joinClasses(textStyles.small, layout.wideOnly)}>
                <PoolRules pool={pool} />
              </td>
              <td className={joinClasses(textStyles.small, layout.wideOnly)}>
                <div className={textStyles.secondary}>{run?.explanation}</div>
                <div className={textStyles.muted}>{run?.stoppedBecause ?? run?.decision}</div>
              </td>
              <td>
                <Decisions pool={pool} onMove={(move) => setDeciding({ pool, move })} />
              </td>
            </tr>
          )
        })}
      </PagedList>
      {deciding ? <DecidePoolDialog {...deciding} onClose={() => setDeciding(undefined)} /> : null}
    </>
  )
}

/** What can be done with a pool as it stands; who proposed it does not approve it. */
function Decisions({ pool, onMove }: { readonly pool: Pool; readonly onMove: (move: JackpotMove) => void }) {
  const { t } = useTexts()
  const me = useMe().data
  const isOwn = pool.runs[0]?.proposedBy === me?.user.userId
  return (
    <span className={joinClasses(layout.row, layout.wrap)}>
      {MOVES.filter((move) => jackpotCan(move, pool.state)).map((move) =>
        move === 'approve' && isOwn ? (
          <span key={move} className={joinClasses(textStyles.tiny, textStyles.muted)}>
            {t('jackpots.other')}
          </span>
        ) : (
          <ActionButton
            key={move}
            permission="games.manage"
            label={t(`jackpots.do.${move}`)}
            onClick={() => onMove(move)}
          />
        ),
      )}
    </span>
  )
}
