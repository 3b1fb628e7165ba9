import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listStatementItems, listStatements } from '#contract/play-v1/bank-statements.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
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
    <section className={joinClasses(layout.section, layout.padded)} aria-labelledby="statements-title">
      <h2 id="statements-title">{t('statements.list')}</h2>
      {list.isError ? <ProblemNote error={list.error} onRetry={() => void list.refetch()} /> : null}
      {list.data?.rows.length === 0 ? (
        <p className={joinClasses(textStyles.small, textStyles.muted)}>{t('statements.none')}</p>
      ) : null}
      <ul className={joinClasses(layout.column, textStyles.small)}>
        {list.data?.rows.map((one) => (
          <li key={one.statementId} className={layout.column}>
            <span className={joinClasses(layout.row, layout.wrap)}>
              <Button
                variant="ghost"
                aria-expanded={open === one.statementId}
                onClick={() => setOpen(open === one.statementId ? undefined : one.statementId)}
              >
                {t('statements.one', { number: one.number, from: one.fromDay, to: one.toDay })}
              </Button>
              <Status kind={one.openItems > 0 ? 'wait' : 'ok'}>
                {t('statements.items', { items: one.items, open: one.openItems })}
              </Status>
              <span className={textStyles.muted}>
                {t('statements.balances', { opening: writeMoney(one.opening), closing: writeMoney(one.closing) })}
              </span>
              <span className={joinClasses(textStyles.muted, textStyles.unbroken)}>
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
    <ul className={joinClasses(layout.column, textStyles.tiny)} aria-busy={items.isPending}>
      {items.data?.items.map(({ itemId, amount, counterName, variableSymbol, state, explanation, judgedBy }) => (
        <li key={itemId} className={joinClasses(layout.row, layout.wrap)}>
          <Status kind={state === 'open' ? 'wait' : 'ok'}>{t(`itemState.${state}`)}</Status>
          <b className={textStyles.unbroken}>{writeMoney(amount)}</b>
          <span>{counterName ?? ''}</span>
          <span className={textStyles.code}>{variableSymbol ?? ''}</span>
          {judgedBy ? (
            <span className={textStyles.muted}>
              {judgedBy}: {explanation}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
