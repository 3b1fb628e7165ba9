import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { announce } from '../../shell/announce.tsx'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useMayAt } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeSignedMoney } from '../../shell/write-money.ts'
import { writeClock } from '../../shell/write-time.ts'
import type { Movement } from './cash-desk.ts'
import { CorrectDialog } from './correct-dialog.tsx'
import { printReceipt } from './print-receipt.ts'

type Props = {
  readonly movements: readonly Movement[]
  /** The venue of their desk; undefined until it is known. */
  readonly venueId: string | undefined
  readonly mayCorrect: boolean
}

/** Movements of a shift, newest first, each with its receipt. */
export function MovementTable({ movements, venueId, mayCorrect }: Props) {
  const { t, language } = useTexts()
  const mayWork = useMayAt('cash.work', venueId)
  const [correcting, setCorrecting] = useState<Movement>()
  const print = useMutation({
    mutationFn: printReceipt,
    onSuccess: (number) => announce(t(number === 1 ? 'cash.printed' : 'cash.printedCopy', { number })),
  })
  return (
    <section className={layout.section} aria-labelledby="cash-movements">
      <h2 id="cash-movements">{t('cash.movements', { count: movements.length })}</h2>
      {print.isError ? <ProblemNote error={print.error} /> : null}
      <Table
        labelledBy="cash-movements"
        scrolls="around"
        head={
          <tr>
            <NumberHeader>{t('cash.number')}</NumberHeader>
            <th>{t('cash.at')}</th>
            <th>{t('cash.kind')}</th>
            <NumberHeader>{t('cash.amountPlain')}</NumberHeader>
            <th>{t('cash.player')}</th>
            <th>{t('cash.by')}</th>
            <th>{t('cash.receipt')}</th>
          </tr>
        }
      >
        {movements.map((movement) => {
          const {
            movementId,
            number,
            kind,
            amount,
            playerId,
            reverses,
            isReversed,
            voucherId,
            byName,
            approvedByName,
          } = movement
          const isPlayers = kind === 'cash-in' || kind === 'cash-out'
          return (
            <tr key={movementId}>
              <NumberCell>{number}</NumberCell>
              <td>{writeClock(movement.at, language)}</td>
              <td>
                {t(`cash.movement.${kind}`)} {reverses === null ? '' : t('cash.ofNumber', { number: reverses })}{' '}
                {voucherId === null ? null : <span title={voucherId}>({t('cash.byVoucher')})</span>}{' '}
                {isReversed ? <Status kind="stop">{t('cash.isReversed')}</Status> : null}
              </td>
              <NumberCell>{writeSignedMoney(amount)}</NumberCell>
              <td>{playerId ?? '–'}</td>
              <td>
                {byName}
                {approvedByName === null ? '' : ` + ${approvedByName}`}
              </td>
              <td>
                <span className={layout.row}>
                  {mayWork ? (
                    <Button
                      variant="outlined"
                      aria-label={t('cash.printOf', { number })}
                      onClick={() => print.mutate(movementId)}
                    >
                      {t('cash.print')}
                    </Button>
                  ) : null}
                  {mayCorrect && isPlayers && !isReversed ? (
                    <Button
                      variant="ghost"
                      aria-label={t('cash.correctTitle', { number })}
                      onClick={() => setCorrecting(movement)}
                    >
                      {t('cash.correct')}
                    </Button>
                  ) : null}
                </span>
              </td>
            </tr>
          )
        })}
      </Table>
      {movements.length === 0 ? <p className={textStyles.muted}>{t('cash.noMovements')}</p> : null}
      {correcting ? <CorrectDialog movement={correcting} onClose={() => setCorrecting(undefined)} /> : null}
    </section>
  )
}
