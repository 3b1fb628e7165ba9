import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/call.ts'
import type { getRound } from '#contract/play-v1/backoffice.ts'
import type { BetDefinition, BetOutcome } from '#games/play-round.ts'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../../shell/layout.module.css'
import { Note } from '../../../shell/note.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoney } from '../../../shell/write-money.ts'
import { writeMoment } from '../../../shell/write-time.ts'

type Proof = ReplyOf<typeof getRound>['proof']

/** A round with a bet: what came out in the words of its game, what was bet and decided, and whether it is open still. */
export function ReplayedBet({ proof }: { readonly proof: Proof }) {
  const { t, language } = useTexts()
  const { round } = proof
  const told = useQuery({
    queryKey: ['told-bet', round.roundId, round.bet?.decisions, language],
    queryFn: () => tellBet(proof, language),
    staleTime: Infinity,
  })
  const { bet } = round
  if (!bet) return null
  return (
    <>
      {told.data ? <p className={textStyles.bold}>{told.data}</p> : null}
      {bet.isOpen && bet.finishesAt ? (
        <Note>{t('rounds.isOpen', { time: writeMoment(bet.finishesAt, language) })}</Note>
      ) : null}
      {bet.finishedBy === 'rule' ? <Note>{t('rounds.byRule')}</Note> : null}
      <dl className={layout.facts}>
        <dt>{t('rounds.chosenStake')}</dt>
        <dd>{writeMoney(bet.chosenStake)}</dd>
        <dt>{t('rounds.decisions')}</dt>
        <dd>{bet.decisions}</dd>
      </dl>
      <h3 className={joinClasses(textStyles.small, textStyles.secondary)}>{t('rounds.betDocument')}</h3>
      <pre className={textStyles.code}>{JSON.stringify(bet.bet, undefined, 1)}</pre>
      <h3 className={joinClasses(textStyles.small, textStyles.secondary)}>{t('rounds.outcomeDocument')}</h3>
      <pre className={textStyles.code}>{JSON.stringify(round.outcome, undefined, 1)}</pre>
    </>
  )
}

/** The result in a sentence; nothing for a game of an engine that says nothing of itself. */
async function tellBet({ engine, definition, round }: Proof, language: 'cs' | 'sk' | 'en'): Promise<string | null> {
  const [{ compileTexts }, { engineTexts }, { loadDescription }, { wordsOf }] = await Promise.all([
    import('#games/kit/description/compile-texts.ts'),
    import('#games/kit/description/engine-texts.ts'),
    import('#games/kit/description/load-description.ts'),
    import('#games/kit/description/description.ts'),
  ])
  const name = engine as BetDefinition['engine']
  const texts = engineTexts[name]?.[language]
  if (!texts) return null
  const { currency } = round.stake
  const words = wordsOf(compileTexts(texts), language, (amountMinor) => writeMoney({ amountMinor, currency }))
  return (await loadDescription(name)).result(words, definition as BetDefinition, round.outcome as BetOutcome)
}
