import { useId } from 'react'
import { useQuery } from '@tanstack/react-query'
import { getGame, type InspectedGameDetail } from '#contract/play-v1/inspection.ts'
import { Button } from '#ui/button/button.tsx'
import { DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { Sheet } from '#ui/dialog/sheet.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeMoment } from '../../shell/write-time.ts'

type Props = { readonly sessionId: string; readonly onClose: () => void }

/** One game with its definitions and its last rounds; reloaded while it runs. */
export function InspectedSheet({ sessionId, onClose }: Props) {
  const { t } = useTexts()
  const id = useId()
  const query = useQuery({
    queryKey: ['inspection', 'game', sessionId],
    queryFn: () => ask(api(getGame, { query: { sessionId } })),
    refetchInterval: ({ state }) => (state.data?.isRunning ? 10_000 : false),
  })
  return (
    <Sheet labelledBy={id} onClose={onClose}>
      <DialogTitle id={id}>{query.data?.gameName ?? t('rounds.game')}</DialogTitle>
      <DialogBody>
        {query.isError ? <ProblemNote error={query.error} onRetry={() => void query.refetch()} /> : null}
        {query.isPending ? <Skeleton label={t('list.loading')} /> : null}
        {query.data ? <Game game={query.data} /> : null}
      </DialogBody>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('authorities.close')}
        </Button>
      </DialogActions>
    </Sheet>
  )
}

function Game({ game }: { readonly game: InspectedGameDetail }) {
  const { t, language } = useTexts()
  const { mark, openedAt, endedAt, seeds, rounds, readAt } = game
  return (
    <>
      <dl className={layout.facts}>
        <dt>{t('inspection.account')}</dt>
        <dd>
          <code className={textStyles.code}>{mark}</code>
        </dd>
        <dt>{t('inspection.openedAt')}</dt>
        <dd>{writeMoment(openedAt, language)}</dd>
        <dt>{t('inspection.endedAt')}</dt>
        <dd>{endedAt === null ? '–' : writeMoment(endedAt, language)}</dd>
      </dl>
      <section className={layout.section}>
        <h2>{t('inspection.definitions')}</h2>
        {seeds.map(({ commitment, definitionHash }) => (
          <p key={commitment} className={textStyles.wraps}>
            {t('inspection.definition', { hash: definitionHash, commitment })}
          </p>
        ))}
      </section>
      <section className={layout.section}>
        <h2>{t('inspection.rounds')}</h2>
        <p className={textStyles.small}>{t('inspection.readAt', { at: writeMoment(readAt, language) })}</p>
        {rounds.length === 0 ? <p className={textStyles.secondary}>{t('inspection.noRounds')}</p> : null}
        {rounds.length > 0 ? (
          <Table
            label={t('inspection.rounds')}
            head={
              <tr>
                <th scope="col">{t('inspection.at')}</th>
                <NumberHeader>{t('inspection.number')}</NumberHeader>
                <NumberHeader>{t('rounds.stake')}</NumberHeader>
                <NumberHeader>{t('reports.win')}</NumberHeader>
              </tr>
            }
          >
            {rounds.map(({ roundId, at, number, stake, win }) => (
              <tr key={roundId}>
                <td>{writeMoment(at, language)}</td>
                <NumberCell>{number}</NumberCell>
                <NumberCell>{writeMoney(stake)}</NumberCell>
                <NumberCell>{writeMoney(win)}</NumberCell>
              </tr>
            ))}
          </Table>
        ) : null}
      </section>
    </>
  )
}
