import { useState } from 'react'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { jackpotPoolList } from '#contract/lists/jackpot-pools.ts'
import { listPools } from '#contract/play-v1/jackpots.ts'
import { jackpotCan, type JackpotMove, type JackpotState } from '#contract/shapes/jackpots.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { DataList } from '../../shell/list/data-list.tsx'
import rowStyles from '../../shell/rows.module.css'
import { useMe } from '../../shell/session.ts'
import { Status, type StatusKind } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
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

const READ_EVERY_MS = 10_000

/** Every pool: amount, rules, state with its reason, and available decisions. */
export function PoolList({ onOpen }: { readonly onOpen: (pool: Pool) => void }) {
  const { t } = useTexts()
  const [deciding, setDeciding] = useState<{ readonly pool: Pool; readonly move: JackpotMove }>()
  const cells = usePoolCells(onOpen)
  return (
    <>
      <DataList
        list={jackpotPoolList}
        label={t('screen.jackpots')}
        empty={t('jackpots.none')}
        read={(question) => ask(api(listPools, { query: question as QueryOf<typeof listPools> }))}
        keyOf={({ poolId }) => poolId}
        keptAs={['jackpots', 'pools']}
        cells={cells}
        actions={(pool: Pool) => <Decisions pool={pool} onMove={(move) => setDeciding({ pool, move })} />}
        everyMs={READ_EVERY_MS}
      />
      {deciding ? <DecidePoolDialog {...deciding} onClose={() => setDeciding(undefined)} /> : null}
    </>
  )
}

/** Cells with more than their value. */
function usePoolCells(onOpen: (pool: Pool) => void) {
  const { t, language } = useTexts()
  return {
    name: (pool: Pool) => (
      <>
        <button type="button" data-opener className={rowStyles.opener} onClick={() => onOpen(pool)}>
          <b>{pool.name}</b>
        </button>
        {pool.runs[0] ? (
          <div className={joinClasses(textStyles.tiny, textStyles.muted)}>
            {pool.runs[0].proposedByName} · {writeMoment(pool.runs[0].proposedAt, language)}
          </div>
        ) : null}
      </>
    ),
    state: ({ state, runs: [run] }: Pool) => (
      <>
        <Status kind={KINDS[state]}>{t(`jackpots.state.${state}`)}</Status>
        {run?.decidedByName ? (
          <div className={joinClasses(textStyles.tiny, textStyles.muted)}>{run.stoppedByName ?? run.decidedByName}</div>
        ) : null}
      </>
    ),
    contributionPpm: (pool: Pool) => <PoolRules pool={pool} />,
    runs: ({ runs: [run] }: Pool) => (
      <span className={textStyles.small}>
        <div className={textStyles.secondary}>{run?.explanation}</div>
        <div className={textStyles.muted}>{run?.stoppedBecause ?? run?.decision}</div>
      </span>
    ),
  }
}

/** The possible decisions about a pool; its proposer cannot approve it. */
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
