import type { Terms } from '#contract/shapes/tournaments.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writePlaces } from './words.ts'

type Props = { readonly terms: Pick<Terms, 'prizes' | 'currency'>; readonly most?: number }

/** Prizes of the first places, one per line. */
export function PrizesCell({ terms: { prizes, currency }, most = prizes.length }: Props) {
  const texts = useTexts()
  return (
    <span className={textStyles.small}>
      {prizes.slice(0, most).map((prize) => (
        <div key={prize.fromPlace}>{writePlaces(texts, prize, currency)}</div>
      ))}
    </span>
  )
}
