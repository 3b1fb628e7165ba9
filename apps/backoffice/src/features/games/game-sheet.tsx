import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as staffGames from '#contract/games-v3/staff-games.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Table } from '#ui/table/table.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import styles from './game-pane.module.css'

/** The par sheet: green or not and why, every figure, and the tables, collapsed. */
export function GameSheet({ gameKey }: { readonly gameKey: string }) {
  const { t, or } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const query = useQuery({
    queryKey: ['games', 'sheet', gameKey],
    queryFn: () => ask(api(staffGames.getSheet, { query: { gameKey } })),
  })
  const sheet = query.data
  return (
    <section className={layout.section}>
      <h2>{t('games.sheet')}</h2>
      {query.isError ? <ProblemNote error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? <Skeleton label={t('list.loading')} /> : null}
      {sheet ? (
        <>
          <p>
            {sheet.isGreen ? (
              <Status kind="ok">{t('games.green')}</Status>
            ) : (
              <Status kind="stop">{t('games.notGreen')}</Status>
            )}
          </p>
          {sheet.problems.map((problem) => (
            <p key={problem} className={textStyles.small} lang="en">
              {problem}
            </p>
          ))}
          <dl className={joinClasses(layout.facts, textStyles.small)}>
            {sheet.figures.map(({ name, value }) => (
              <SheetFigure key={name} name={or(`sheet.${name}`, name)} value={value} />
            ))}
            <SheetFigure name={t('rounds.definitionHash')} value={sheet.definitionHash} />
            <SheetFigure name={t('games.mathematicsHash')} value={sheet.mathematicsHash} />
            <SheetFigure name={t('games.buildHash')} value={sheet.buildHash} />
          </dl>
          <Button variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('games.sheetTables', { count: sheet.tables.length })}
          </Button>
          {isOpen
            ? sheet.tables.map(({ title, head, rows }) => (
                // Keys of the sheet are English, as in the document for the test house.
                <div key={title} className={styles.sheet} lang="en">
                  <h3 className={textStyles.small}>{title}</h3>
                  <div className={layout.tablePlace}>
                    <Table
                      scrolls="around"
                      head={
                        <tr>
                          {head.map((cell) => (
                            <th key={cell}>{cell}</th>
                          ))}
                        </tr>
                      }
                    >
                      {rows.map((row) => (
                        <tr key={row.join('|')}>
                          {row.map((cell, index) => (
                            <td key={`${head[index] ?? ''} ${cell}`} className={textStyles.small}>
                              {cell}
                            </td>
                          ))}
                        </tr>
                      ))}
                    </Table>
                  </div>
                </div>
              ))
            : null}
        </>
      ) : null}
    </section>
  )
}

function SheetFigure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className={value.length > 40 ? textStyles.code : undefined}>{value}</dd>
    </>
  )
}
