import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { BULK_MOVES, moveManyWithdrawals } from '#contract/play-v1/withdrawal-bulk.ts'
import { withdrawalMoves } from '#contract/states/withdrawal-states.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { queryClient, useMay } from '../../shell/session.ts'
import { Status, type StatusKind } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { withdrawalStatus } from '../../shell/withdrawal-status.ts'
import { writeMoney } from '../../shell/write-money.ts'

type Move = (typeof BULK_MOVES)[number]
type Rows = ReplyOf<typeof moveManyWithdrawals>['rows']
type Props = { readonly withdrawalIds: readonly string[]; readonly onDone: () => void; readonly onClose: () => void }

/** A preview needs a reason too, because it reads players' payments. */
const PREVIEW = 'Preview of a move of many withdrawals.'

/** One action on many withdrawals: the result for each is shown before and after. */
export function BulkDialog({ withdrawalIds, onDone, onClose }: Props) {
  const { t } = useTexts()
  const maySend = useMay('payments.send')
  const [move, setMove] = useState<Move>('suspend')
  const [made, setMade] = useState<Rows>()
  const isMade = useRef(false)
  const preview = useQuery({
    queryKey: ['withdrawals', 'preview', move, withdrawalIds],
    queryFn: () =>
      ask(
        api(moveManyWithdrawals, {
          body: { withdrawalIds: [...withdrawalIds], move, isPreview: true, explanation: PREVIEW },
        }),
      ),
    enabled: made === undefined,
  })
  if (made)
    return (
      <Dialog labelledBy="bulk-title" onClose={onClose}>
        <DialogTitle id="bulk-title">{t('queue.result')}</DialogTitle>
        <DialogBody>
          <BulkRows rows={made} />
        </DialogBody>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {t('confirm.back')} <kbd>Esc</kbd>
          </Button>
        </DialogActions>
      </Dialog>
    )
  const rows = preview.data?.rows ?? []
  const count = rows.filter(({ outcome }) => outcome === 'would-move' || outcome === 'would-ask').length
  return (
    <ConfirmDialog
      title={t('queue.bulkTitle', { count: withdrawalIds.length })}
      button={t('queue.bulkButton', { move: t(`withdrawals.do.${move}`), count })}
      consequences={[
        {
          kind: withdrawalStatus(withdrawalMoves[move].to),
          what: t('players.state'),
          text: t(`withdrawal.${withdrawalMoves[move].to}`),
        },
      ]}
      onClose={() => {
        // The result stays open, row by row.
        if (!isMade.current) onClose()
      }}
      warnings={rows.flatMap(({ warnings }) => warnings)}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        const body = { withdrawalIds: [...withdrawalIds], move, isPreview: false, explanation, acceptedWarnings }
        const answer = await ask(api(moveManyWithdrawals, { body }))
        isMade.current = true
        setMade(answer.rows)
        onDone()
        await queryClient.invalidateQueries({ queryKey: ['withdrawals'] })
      }}
    >
      <Select
        label={t('queue.move')}
        value={move}
        onChange={({ target }) => setMove(BULK_MOVES.find((one) => one === target.value) ?? 'suspend')}
      >
        {BULK_MOVES.filter((one) => one !== 'setDone' || maySend).map((one) => (
          <option key={one} value={one}>
            {t(`withdrawals.do.${one}`)}
          </option>
        ))}
      </Select>
      {preview.isError ? <ProblemNote error={preview.error} onRetry={() => void preview.refetch()} /> : null}
      <BulkRows rows={rows} />
    </ConfirmDialog>
  )
}

const KINDS: Readonly<Record<Rows[number]['outcome'], StatusKind>> = {
  moved: 'ok',
  asked: 'info',
  'would-move': 'wait',
  'would-ask': 'hold',
  'warnings-open': 'stop',
  'not-possible': 'stop',
  'not-found': 'stop',
}

function BulkRows({ rows }: { readonly rows: Rows }) {
  const { t } = useTexts()
  return (
    <ul className={joinClasses(textStyles.small, layout.column)}>
      {rows.map(({ withdrawalId, referenceNumber, amount, state, outcome }) => (
        <li key={withdrawalId} className={joinClasses(layout.row, layout.wrap)}>
          <Status kind={KINDS[outcome]}>{t(`queue.outcome.${outcome}`)}</Status>
          <span className={textStyles.code}>{referenceNumber ?? '–'}</span>
          <b>{amount ? writeMoney(amount) : ''}</b>
          <span className={textStyles.muted}>{state ? t(`withdrawal.${state}`) : ''}</span>
        </li>
      ))}
    </ul>
  )
}
