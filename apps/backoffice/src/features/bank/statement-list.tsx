import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listStatementItems, listStatements } from '#contract/play-v1/bank-statements.ts'
import { api, ask } from '../../shell/api.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Status } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeMoment } from '../../shell/write-time.ts'

const SHOWN = 20

/** The last statements; one opened shows what became of each of its movements. */
export function StatementList() {
  const { t, language } = useTexts()
  const [open, setOpen] = useState<string>()
  const list = useQuery({
    queryKey: ['statements', 'list'],
    queryFn: () => ask(api(listStatements, { query: { limit: SHOWN } })),
  })
  return (
    <section className="sect box-pad" aria-labelledby="statements-title">
      <h2 id="statements-title">{t('statements.list')}</h2>
      {list.isError ? <ProblemNote error={list.error} onRetry={() => void list.refetch()} /> : null}
      {list.data?.rows.length === 0 ? <p className="s mut">{t('statements.none')}</p> : null}
      <ul className="col s">
        {list.data?.rows.map((one) => (
          <li key={one.statementId} className="col">
            <span className="row wrap">
              <button
                type="button"
                className="btn gh"
                aria-expanded={open === one.statementId}
                onClick={() => setOpen(open === one.statementId ? undefined : one.statementId)}
              >
                {t('statements.one', { number: one.number, from: one.fromDay, to: one.toDay })}
              </button>
              <Status kind={one.openItems > 0 ? 'wait' : 'ok'}>
                {t('statements.items', { items: one.items, open: one.openItems })}
              </Status>
              <span className="mut">
                {t('statements.balances', { opening: writeMoney(one.opening), closing: writeMoney(one.closing) })}
              </span>
              <span className="mut nw">
                {writeMoment(one.importedAt, language)} · {one.importedBy ?? t('statements.byBank')}
              </span>
            </span>
            {open === one.statementId ? <StatementItems statementId={one.statementId} /> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function StatementItems({ statementId }: { readonly statementId: string }) {
  const { t } = useTexts()
  const items = useQuery({
    queryKey: ['statements', 'items', statementId],
    queryFn: () => ask(api(listStatementItems, { query: { statementId } })),
  })
  if (items.isError) return <ProblemNote error={items.error} onRetry={() => void items.refetch()} />
  return (
    <ul className="col xs" aria-busy={items.isPending}>
      {items.data?.items.map(({ itemId, amount, counterName, variableSymbol, state, explanation, judgedBy }) => (
        <li key={itemId} className="row wrap">
          <Status kind={state === 'open' ? 'wait' : 'ok'}>{t(`itemState.${state}`)}</Status>
          <b className="nw">{writeMoney(amount)}</b>
          <span>{counterName ?? ''}</span>
          <span className="code">{variableSymbol ?? ''}</span>
          {judgedBy ? (
            <span className="mut">
              {judgedBy}: {explanation}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
