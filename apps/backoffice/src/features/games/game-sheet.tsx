import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as staffGames from '#contract/games-v3/staff-games.ts'
import { api, ask } from '../../shell/api.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Status } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'

/** The par sheet: green or not and why, every figure, and the tables behind a button. */
export function GameSheet({ gameKey }: { readonly gameKey: string }) {
  const { t, or } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const query = useQuery({
    queryKey: ['games', 'sheet', gameKey],
    queryFn: () => ask(api(staffGames.getSheet, { query: { gameKey } })),
  })
  const sheet = query.data
  return (
    <section className="sect">
      <h2>{t('games.sheet')}</h2>
      {query.isError ? <ProblemNote error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? <p className="mut">{t('list.loading')}</p> : null}
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
            <p key={problem} className="s" lang="en">
              {problem}
            </p>
          ))}
          <dl className="kv s">
            {sheet.figures.map(({ name, value }) => (
              <SheetFigure key={name} name={or(`sheet.${name}`, name)} value={value} />
            ))}
            <SheetFigure name={t('rounds.definitionHash')} value={sheet.definitionHash} />
            <SheetFigure name={t('games.mathematicsHash')} value={sheet.mathematicsHash} />
            <SheetFigure name={t('games.buildHash')} value={sheet.buildHash} />
          </dl>
          <button type="button" className="btn" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('games.sheetTables', { count: sheet.tables.length })}
          </button>
          {isOpen
            ? sheet.tables.map(({ title, head, rows }) => (
                // Keys of the sheet are English, as in the document for the test house.
                <div key={title} className="sheet-table" lang="en">
                  <h3 className="s">{title}</h3>
                  <div className="tablewrap">
                    <table>
                      <thead>
                        <tr>
                          {head.map((cell) => (
                            <th key={cell}>{cell}</th>
                          ))}
                        </tr>
                      </thead>
                      <tbody>
                        {rows.map((row) => (
                          <tr key={row.join('|')}>
                            {row.map((cell, index) => (
                              <td key={`${head[index] ?? ''} ${cell}`} className="s">
                                {cell}
                              </td>
                            ))}
                          </tr>
                        ))}
                      </tbody>
                    </table>
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
      <dd className={value.length > 40 ? 'code' : undefined}>{value}</dd>
    </>
  )
}
