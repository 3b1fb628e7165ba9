import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { useStats } from './use-stats.ts'

/** Results of the rounds: players by state, stakes of the house, wins and where they were credited. */
export function StatsView({ definitionId }: { readonly definitionId: string }) {
  const { t } = useTexts()
  const stats = useStats(definitionId)
  if (stats.isPending) return <Skeleton label={t('list.loading')} />
  if (!stats.data) return <ProblemNote error={stats.error} onRetry={() => void stats.refetch()} />
  const { relations, games, ...sums } = stats.data
  const money = (['staked', 'won', 'toCash', 'toBonus', 'converted'] as const).map((field) => ({
    field,
    written: writeMoney(sums[field]),
  }))
  return (
    <div className={joinClasses(layout.padded, layout.airy)}>
      <Table label={t('freeRounds.sums')}>
        {relations.map(({ state, count }) => (
          <tr key={state}>
            <th scope="row">{t(`freeRounds.relation.${state}`)}</th>
            <NumberCell>{count}</NumberCell>
          </tr>
        ))}
        <tr>
          <th scope="row">{t('freeRounds.roundsPlayed')}</th>
          <NumberCell>{`${sums.roundsPlayed} / ${sums.roundsAccepted}`}</NumberCell>
        </tr>
        {money.map(({ field, written }) => (
          <tr key={field}>
            <th scope="row">{t(`freeRounds.sum.${field}`)}</th>
            <NumberCell>{written}</NumberCell>
          </tr>
        ))}
      </Table>
      {games.length > 0 ? (
        <Table
          label={t('freeRounds.byGame')}
          head={
            <tr>
              <th>{t('freeRounds.game')}</th>
              <NumberHeader>{t('freeRounds.relations')}</NumberHeader>
              <NumberHeader>{t('freeRounds.roundsPlayed')}</NumberHeader>
              <NumberHeader>{t('freeRounds.sum.won')}</NumberHeader>
            </tr>
          }
        >
          {games.map((game) => (
            <tr key={game.gameKey}>
              <td>{game.gameKey}</td>
              <NumberCell>{game.relations}</NumberCell>
              <NumberCell>{game.roundsPlayed}</NumberCell>
              <NumberCell>{writeMoney(game.won)}</NumberCell>
            </tr>
          ))}
        </Table>
      ) : null}
    </div>
  )
}
