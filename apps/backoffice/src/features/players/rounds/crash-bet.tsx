import { useQuery } from '@tanstack/react-query'
import { getCrashBet } from '#contract/play-v1/staff-crash.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { Loading } from '../../../shell/loading.tsx'
import { Note } from '../../../shell/note.tsx'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoney } from '../../../shell/write-money.ts'
import { writeMoment } from '../../../shell/write-time.ts'
import { BonusPart, RoundEntries, RoundFact, RoundVerdict } from './round-parts.tsx'
import { useGameNames } from '../../../shell/use-game-names.ts'

type Props = { readonly betId: string; readonly playerId: number | undefined }

/**
 * A bet on a shared round: its result, whether the round's end pays exactly this, the chain that proves it, its
 * entries.
 */
export function CrashBet({ betId, playerId }: Props) {
  const { t, language } = useTexts()
  const nameOf = useGameNames()
  const query = useQuery({
    queryKey: ['crash-bet', betId],
    queryFn: () => ask(api(getCrashBet, { query: { betId } })),
  })
  if (query.isError)
    return (
      <div className={layout.padded}>
        <ProblemNote error={query.error} onRetry={() => void query.refetch()} />
      </div>
    )
  if (!query.data) return <Loading query={query} />
  const { bet, round, proof, gameKey, madeAt, isPaidByRules, entries } = query.data
  const times = (hundredths: number | null, otherwise: string): string =>
    hundredths === null
      ? otherwise
      : `×${new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(hundredths / 100)}`
  return (
    <>
      <section className={layout.section}>
        <p className={joinClasses(textStyles.small, textStyles.secondary)}>{t('crashBet.sharedTitle')}</p>
        <div className={textStyles.sum}>{writeMoney(bet.win)}</div>
        <dl className={layout.facts}>
          <dt>{t('rounds.game')}</dt>
          <dd title={gameKey}>{nameOf(gameKey)}</dd>
          <dt>{t('entries.time')}</dt>
          <dd>{writeMoment(madeAt, language)}</dd>
          <dt>{t('crashBet.number')}</dt>
          <dd>{round.number}</dd>
          <dt>{t('rounds.stake')}</dt>
          <dd>
            {writeMoney(bet.stake)}
            {bet.freeRoundsId === undefined ? null : (
              <div className={joinClasses(textStyles.small, textStyles.muted)}>{t('rounds.free')}</div>
            )}
          </dd>
          <BonusPart bonus={bet.bonus} />
          <dt>{t('crashBet.state')}</dt>
          <dd>{t(`crashBet.state.${bet.state}`)}</dd>
          <dt>{t('crashBet.auto')}</dt>
          <dd>{times(bet.autoCashOut, t('crashBet.byHand'))}</dd>
          {bet.halfOut === null ? null : (
            <>
              <dt>{t('crashBet.half')}</dt>
              <dd>{times(bet.halfOut, '–')}</dd>
            </>
          )}
          <dt>{t('crashBet.left')}</dt>
          <dd>{times(bet.cashOut, '–')}</dd>
          <dt>{t('crashBet.crashPoint')}</dt>
          <dd>{times(round.crashPoint, '–')}</dd>
          {query.data.playerId === playerId ? null : (
            <>
              <dt>{t('players.number')}</dt>
              <dd>{query.data.playerId}</dd>
            </>
          )}
        </dl>
        {isPaidByRules === null ? (
          <Note>{t('crashBet.running')}</Note>
        ) : (
          <RoundVerdict isSame={isPaidByRules} text={t(isPaidByRules ? 'crashBet.shared' : 'crashBet.sharedDiffers')} />
        )}
      </section>
      <section className={layout.section}>
        <h2>{t('rounds.randomness')}</h2>
        {proof ? (
          <dl className={joinClasses(layout.column, textStyles.small)}>
            <RoundFact name={t('crashBet.chainEnd')} value={proof.chainEnd} />
            <RoundFact name={t('crashBet.place')} value={String(proof.place)} />
            <RoundFact name={t('crashBet.link')} value={proof.link} />
            <RoundFact name={t('crashBet.salt')} value={proof.salt} />
            <RoundFact name={t('rounds.definitionHash')} value={proof.definitionHash} />
          </dl>
        ) : (
          <p className={joinClasses(textStyles.small, textStyles.secondary)}>{t('crashBet.running')}</p>
        )}
      </section>
      <RoundEntries entries={entries} currency={bet.stake.currency} />
    </>
  )
}
