import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { bankStatementList } from '#contract/lists/bank-statements.ts'
import { listStatementItems, listStatements } from '#contract/play-v1/bank-statements.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { DataList } from '../../shell/list/data-list.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'

type Statement = ReplyOf<typeof listStatements>['rows'][number]

/** Statements, the newest first; an opened one shows the state of each of its movements. */
export function StatementList() {
  const { t } = useTexts()
  const [open, setOpen] = useState<string>()
  return (
    <section aria-labelledby="statements-title">
      <h2 id="statements-title" className={layout.padded}>
        {t('statements.list')}
      </h2>
      <DataList
        list={bankStatementList}
        label={t('statements.list')}
        empty={t('statements.none')}
        read={(question) => ask(api(listStatements, { query: question as QueryOf<typeof listStatements> }))}
        keyOf={({ statementId }) => statementId}
        keptAs={['statements', 'list']}
        cells={{
          number: ({ fromDay, number, statementId, toDay }: Statement) => (
            <Button
              variant="ghost"
              data-opener
              aria-expanded={open === statementId}
              onClick={() => setOpen(open === statementId ? undefined : statementId)}
            >
              {t('statements.one', { number, from: fromDay, to: toDay })}
            </Button>
          ),
          openItems: ({ openItems }: Statement) => (
            <Status kind={openItems > 0 ? 'wait' : 'ok'}>{String(openItems)}</Status>
          ),
          importedBy: ({ importedBy }: Statement) => importedBy ?? t('statements.byBank'),
        }}
        below={({ statementId }: Statement) =>
          open === statementId ? <StatementItems statementId={statementId} /> : undefined
        }
      />
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
