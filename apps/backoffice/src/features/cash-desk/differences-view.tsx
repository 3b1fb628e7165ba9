import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { confirmDifference, listDifferences, refuseDifference } from '#contract/play-v1/staff-cash.ts'
import { Button } from '#ui/button/button.tsx'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import layout from '../../shell/layout.module.css'
import { Loading } from '../../shell/loading.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { queryClient } from '../../shell/session.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney, writeSignedMoney } from '../../shell/write-money.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { CASH, type Difference, EXPLANATION_MIN } from './cash-desk.ts'

const differs = ({ counted, expected }: Difference) => ({
  ...counted,
  amountMinor: counted.amountMinor - expected.amountMinor,
})

/** Counts with a difference from the expected amount, which wait for a second person. */
export function DifferencesView() {
  const { t, language } = useTexts()
  const [deciding, setDeciding] = useState<{ readonly of: Difference; readonly isRight: boolean }>()
  const list = useQuery({
    queryKey: [...CASH, 'differences'],
    queryFn: () => ask(api(listDifferences, { query: {} })),
  })
  return (
    <section className={layout.section} aria-labelledby="cash-differences">
      <h2 id="cash-differences">{t('cash.view.differences')}</h2>
      {list.isError ? <ProblemNote error={list.error} onRetry={() => void list.refetch()} /> : null}
      <Loading query={list} />
      {list.data?.differences.length === 0 ? <p className={textStyles.muted}>{t('cash.noDifferences')}</p> : null}
      {list.data && list.data.differences.length > 0 ? (
        <Table
          labelledBy="cash-differences"
          scrolls="around"
          head={
            <tr>
              <th>{t('cash.desk')}</th>
              <th>{t('cash.moment')}</th>
              <NumberHeader>{t('cash.expected')}</NumberHeader>
              <NumberHeader>{t('cash.counted')}</NumberHeader>
              <NumberHeader>{t('cash.difference')}</NumberHeader>
              <th>{t('cash.by')}</th>
              <th>{t('cash.why')}</th>
              <th>{t('cash.decide')}</th>
            </tr>
          }
        >
          {list.data.differences.map((one) => (
            <tr key={one.differenceId}>
              <td>
                {one.venueName}, {one.deskName}
              </td>
              <td>
                {t(`cash.at.${one.moment}`)} {writeMoment(one.proposedAt, language)}
              </td>
              <NumberCell>{writeMoney(one.expected)}</NumberCell>
              <NumberCell>{writeMoney(one.counted)}</NumberCell>
              <NumberCell>{writeSignedMoney(differs(one))}</NumberCell>
              <td>{one.proposedByName}</td>
              <td>{one.explanation}</td>
              <td>
                {one.canDecide ? (
                  <span className={layout.row}>
                    <Button variant="primary" onClick={() => setDeciding({ of: one, isRight: true })}>
                      {t('cash.confirm')}
                    </Button>
                    <Button variant="outlined" onClick={() => setDeciding({ of: one, isRight: false })}>
                      {t('cash.recount')}
                    </Button>
                  </span>
                ) : (
                  t('cash.byAnother')
                )}
              </td>
            </tr>
          ))}
        </Table>
      ) : null}
      {deciding ? <DecideDialog {...deciding} onClose={() => setDeciding(undefined)} /> : null}
    </section>
  )
}

type DecideProps = { readonly of: Difference; readonly isRight: boolean; readonly onClose: () => void }

function DecideDialog({ of, isRight, onClose }: DecideProps) {
  const { t } = useTexts()
  const amount = writeSignedMoney(differs(of))
  return (
    <ConfirmDialog
      title={t(isRight ? 'cash.confirmTitle' : 'cash.recountTitle', { desk: of.deskName, amount })}
      button={t(isRight ? 'cash.confirm' : 'cash.recount')}
      isDangerous={!isRight}
      explanationMin={EXPLANATION_MIN}
      consequences={[
        { kind: 'info', what: t('cash.difference'), text: t(isRight ? 'cash.confirmThen' : 'cash.recountThen') },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        const body = { differenceId: of.differenceId, explanation }
        await ask(api(isRight ? confirmDifference : refuseDifference, { body }))
        await queryClient.invalidateQueries({ queryKey: CASH })
        announce(t('cash.done'))
      }}
    />
  )
}
